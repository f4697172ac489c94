import type { Story } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { at, textAt, textsAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';
import { plainText } from '../text/sanitize.ts';
import { tagsOf } from './labels.ts';

/** The metadata for search engines and social networks. */
export function metadataOf(
	document: AnsDocument,
): Pick<Story, 'title' | 'shareTitle' | 'description' | 'keywords' | 'noindex' | 'language'> {
	const shareTitle = cleanText(textAt(document, 'headlines', 'social') ?? '');
	const keywords = textsAt(document, 'taxonomy', 'seo_keywords').map(cleanText);
	return {
		title: cleanText(textAt(document, 'headlines', 'meta_title') ?? textAt(document, 'headlines', 'basic') ?? ''),
		...(shareTitle ? { shareTitle } : {}),
		description: plainText(textAt(document, 'description', 'basic') ?? textAt(document, 'subheadlines', 'basic') ?? ''),
		keywords: keywords.length > 0 ? keywords : tagsOf(document).map(({ text }) => text),
		noindex: isNoindex(document),
		language: languageOf(textAt(document, 'language')),
	};
}

/** Whether search engines must not index a document. */
export const isNoindex = (document: AnsDocument): boolean => at(document, 'syndication', 'search') === false;

/** The language of a document; `es-AR` when it has none, because most newsrooms leave it out. */
const languageOf = (language: string | undefined): string =>
	language !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : 'es-AR';
