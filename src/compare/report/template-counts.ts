import { differenceKinds, type Severity } from '../differences/difference.ts';
import type { PageOutcome } from '../page-outcome.ts';

/** Counts of the pages of a template: all, those without a difference, and by the severity of their worst difference. */
export type TemplateCounts = Readonly<Record<'pages' | 'equal' | Severity, number>> & { readonly template: string };

/** Counts the pages of each template, the largest template first. */
export const countTemplates = (outcomes: readonly PageOutcome[]): readonly TemplateCounts[] =>
	[...Map.groupBy(outcomes, ({ template }) => template)]
		.map(([template, pages]) => ({ template, ...countPages(pages) }))
		.sort((one, other) => other.pages - one.pages || one.template.localeCompare(other.template));

/** The same for pages of several templates. */
export function countPages(pages: readonly PageOutcome[]): Omit<TemplateCounts, 'template'> {
	const counts = { pages: pages.length, equal: 0, high: 0, medium: 0, low: 0 };
	for (const page of pages) counts[worstOf(page)] += 1;
	return counts;
}

function worstOf({ differences }: PageOutcome): Severity | 'equal' {
	const found = new Set<Severity>(differences.map(({ kind }) => differenceKinds[kind].severity));
	if (found.has('high')) return 'high';
	if (found.has('medium')) return 'medium';
	return found.has('low') ? 'low' : 'equal';
}
