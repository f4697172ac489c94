import type { JsonObject } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import { embedOf } from './embeds.ts';
import { classesOf, elementsNamed, type HtmlNode, wordsOf } from './parse-html.ts';
import { type BlockContext, pictureOf } from './pictures.ts';

/** A link of Ghost with the title, description, site, author and picture of the page. */
export function bookmarkOf(body: readonly HtmlNode[], context: BlockContext): readonly JsonObject[] {
	const [link] = elementsNamed(body, 'a');
	const embed = link && embedOf(link.attribs.href ?? '', context, wordsIn(body, 'title'));
	if (!embed) return [];
	if (embed.type !== 'interstitial_link') return [embed];
	const source = ['author', 'publisher'].map((part) => wordsIn(body, part)).filter((words) => words !== '');
	const content = [wordsIn(body, 'description'), source.join(' · ')].filter((words) => words !== '').join(' — ');
	const [image] = partsOf(body, 'thumbnail').flatMap((part) =>
		elementsNamed([part], 'img').flatMap((picture) => pictureOf(picture, context)),
	);
	return [{ ...embed, ...(content && { description: { type: 'text', content } }), ...(image && { image }) }];
}

const wordsIn = (body: readonly HtmlNode[], name: string): string => escapeHtml(wordsOf(partsOf(body, name)));

const partsOf = (body: readonly HtmlNode[], name: string) =>
	elementsNamed(body, 'div', 'span').filter((part) => classesOf(part).includes(`kg-bookmark-${name}`));
