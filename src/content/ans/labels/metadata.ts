import type { Story } from '#content/contract';
import { cleanText } from '../clean-text.ts';
import type { AnsDocument } from '../document.ts';
import { at, textAt, textsAt } from '../json.ts';
import { plainText } from '../sanitize.ts';
import { tagsOf } from './labels.ts';

/** What search engines and social networks are told. */
export function metadataOf(document: AnsDocument): Pick<Story, 'title' | 'description' | 'keywords' | 'noindex' | 'language'> {
	const keywords = textsAt(document, 'taxonomy', 'seo_keywords').map(cleanText);
	return {
		title: cleanText(textAt(document, 'headlines', 'meta_title') ?? textAt(document, 'headlines', 'basic') ?? ''),
		description: plainText(textAt(document, 'description', 'basic') ?? textAt(document, 'subheadlines', 'basic') ?? ''),
		keywords: keywords.length > 0 ? keywords : tagsOf(document).map(({ text }) => text),
		noindex: at(document, 'syndication', 'search') === false,
		language: languageOf(textAt(document, 'language')),
	};
}

/** Most newsrooms never fill the language in. */
const languageOf = (language: string | undefined): string =>
	language !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : 'es-AR';

/** Who may read, and whether readers may answer. */
export function accessOf(document: AnsDocument): Pick<Story, 'tier' | 'comments'> {
	const tier = textAt(document, 'content_restrictions', 'content_code');
	const comments = at(document, 'comments', 'allow_comments') === true && at(document, 'comments', 'display_comments') !== false;
	return { comments, ...(tier === undefined || tier === 'free' ? {} : { tier }) };
}
