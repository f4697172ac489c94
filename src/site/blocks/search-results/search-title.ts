import { fill, type Texts } from '#brands';
import type { Subject } from '../../subject.ts';

/** The title of a page of results: the search terms, and the section that the search is limited to. */
export function searchTitle({ result, section }: Extract<Subject, { kind: 'search' }>, texts: Texts): string {
	if (result === undefined) return texts.searchTitle;
	const { terms, total } = result;
	const [anywhere, inSection] =
		total === 0 ? [texts.searchNoResults, texts.searchNoResultsIn] : [texts.searchResults, texts.searchResultsIn];
	return section === undefined ? fill(anywhere, { terms }) : fill(inSection, { terms, section: section.name });
}
