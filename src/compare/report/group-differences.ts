import { type Difference, type DifferenceKind, differenceKinds, type Severity, severities } from '../differences/difference.ts';
import type { PageOutcome } from '../page-outcome.ts';
import { changeBetween } from './change-between.ts';

/** A difference of one page. */
export type PageDifference = Difference & { readonly address: string };

/** All differences of one kind in the pages of a template. */
export type Group = {
	readonly template: string;
	readonly kind: DifferenceKind;
	readonly severity: Severity;
	/** The change that all pages share; undefined if each page has another one. */
	readonly change: { readonly old: string; readonly new: string } | undefined;
	readonly differences: readonly PageDifference[];
	/** How many pages have the difference, and how many the template has. */
	readonly pages: number;
	readonly ofPages: number;
};

/** Groups differences, sorted by severity and then by frequency. The same change in several pages of a template is one group. */
export function groupDifferences(outcomes: readonly PageOutcome[]): readonly Group[] {
	const byTemplate = Map.groupBy(outcomes, ({ template }) => template);
	const groups = [...byTemplate].flatMap(([template, pages]) => groupsOf(template, pages));
	return groups.sort((one, other) => rankOf(one) - rankOf(other) || other.pages - one.pages);
}

/** Whether many pages can share a change of this kind. Texts and headlines are different on each page. */
const isShared = (kind: DifferenceKind): boolean => kind !== 'words';

function groupsOf(template: string, pages: readonly PageOutcome[]): readonly Group[] {
	const all = pages.flatMap(({ address, differences }) => differences.map((difference) => ({ ...difference, address })));
	const byKind = Map.groupBy(all, ({ kind }) => kind);
	return [...byKind].flatMap(([kind, ofKind]) => {
		const byChange = [...Map.groupBy(ofKind, keyOf).values()];
		const shared = isShared(kind) ? byChange.filter((group) => group.length > 1) : [];
		const single = isShared(kind) ? byChange.filter((group) => group.length === 1).flat() : ofKind;
		const named = (change: Group['change'], differences: readonly PageDifference[]): Group => ({
			...{ template, kind, change, differences, severity: differenceKinds[kind].severity },
			...{ pages: new Set(differences.map(({ address }) => address)).size, ofPages: pages.length },
		});
		return [...shared.map((group) => named(changeOf(group), group)), ...(single.length > 0 ? [named(undefined, single)] : [])];
	});
}

const keyOf = (difference: Difference): string => {
	const { old, new: is } = changeBetween(difference.old, difference.new);
	return JSON.stringify([old, is]);
};

function changeOf([first]: readonly Difference[]): Group['change'] {
	const { old, new: is } = changeBetween(first?.old ?? '', first?.new ?? '');
	return { old, new: is };
}

const rankOf = ({ severity, kind }: Group): number => severities.indexOf(severity) * 100 + Object.keys(differenceKinds).indexOf(kind);
