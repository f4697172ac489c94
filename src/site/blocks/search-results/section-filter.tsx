import type { Texts } from '#brands';
import { hrefOf } from '../../address.ts';
import { Chip } from '../../ui/chip.tsx';
import styles from './section-filter.module.css';

/** A section to filter by. */
export type Filter = { readonly id: string; readonly name: string };

type SectionFilterProps = {
	readonly sections: readonly Filter[];
	/** Id of the section that the search is limited to. */
	readonly chosen: string | undefined;
	/** Path of the search. */
	readonly path: string;
	readonly texts: Texts;
};

/** Links that limit a search to one section, and a link back to the whole site. */
export function SectionFilter({ sections, chosen, path, texts }: SectionFilterProps) {
	if (sections.length === 0) return null;
	return (
		<nav aria-label={texts.searchSections}>
			<ul className={styles.row}>
				<li>
					<Chip href={path} text={texts.searchAllSections} chosen={chosen === undefined} />
				</li>
				{sections.map(({ id, name }) => (
					<li key={id}>
						<Chip href={hrefOf({ path, page: 1, section: id })} text={name} chosen={id === chosen} />
					</li>
				))}
			</ul>
		</nav>
	);
}
