import { fill, type Texts } from '#brands';
import type { Subject } from '../../subject.ts';

/** The title of a page of results: the search terms, and the section that the search is limited to. */
export function searchTitle({ result, section }: Extract<Subject, { kind: 'search' }>, texts: Texts): string {
	if (result === undefined) return texts.searchTitle;
	const { terms } = result;
	return section === undefined ? fill(texts.searchResults, { terms }) : fill(texts.searchResultsIn, { terms, section: section.name });
}
