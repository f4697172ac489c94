import { fill, type Texts } from '#brands';
import type { Subject } from '../../subject.ts';

/** What a page of results is called: the words that were asked for, and the section that they were looked for in. */
export function searchTitle({ result, section }: Extract<Subject, { kind: 'search' }>, texts: Texts): string {
	if (result === undefined) return texts.searchTitle;
	const { terms } = result;
	return section === undefined ? fill(texts.searchResults, { terms }) : fill(texts.searchResultsIn, { terms, section: section.name });
}
