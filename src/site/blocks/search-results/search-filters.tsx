import type { Texts } from '#brands';
import { type SearchPeriod, searchPeriods } from '#content/contract';
import { type Address, hrefOf } from '../../address.ts';
import { FilterLinks } from './filter-links.tsx';

type SearchFiltersProps = {
	/** The sections to choose from. */
	readonly sections: readonly { readonly id: string; readonly name: string }[];
	/** Id of the section that the search is limited to. */
	readonly chosen: string | undefined;
	readonly address: Address;
	readonly texts: Texts;
};

/** Links that narrow a search to a section and to a time, and links back to the whole site and to all times. */
export function SearchFilters({ sections, chosen, address, texts }: SearchFiltersProps) {
	const { path, period: chosenPeriod } = address;
	return (
		<>
			<FilterLinks
				label={texts.searchSections}
				filters={[{ id: undefined, name: texts.searchAllSections }, ...sections].map(({ id, name }) => ({
					name,
					href: hrefOf({ path, page: 1, section: id, period: chosenPeriod }),
					chosen: id === chosen,
				}))}
			/>
			<FilterLinks
				label={texts.searching.dates}
				filters={[undefined, ...chosenFirst(chosenPeriod)].map((period) => ({
					name: texts.searching[period ?? 'anyTime'],
					href: hrefOf({ path, page: 1, section: chosen, period }),
					chosen: period === chosenPeriod,
				}))}
			/>
		</>
	);
}

// As among sections: on a phone the links are one row that scrolls, and the chosen one must be seen.
const chosenFirst = (chosen: SearchPeriod | undefined): readonly SearchPeriod[] =>
	searchPeriods.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
