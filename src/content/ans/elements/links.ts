// Reads links between the paragraphs of a body, and lists of links. Unsafe addresses are dropped.
import type { BodyElement } from '#content/contract';
import { type JsonObject, objectsAt, textAt } from '../json.ts';
import { readPicture } from '../picture/read-picture.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { readHref } from '../text/read-href.ts';
import { plainText } from '../text/sanitize.ts';
import { htmlAt } from './text-elements.ts';

export const readInterstitialLink: ReadElement = (element, context) => {
	const html = htmlAt(element, ['content'], context);
	const href = hrefOf(element, context);
	if (html === undefined || href === undefined) return [];
	const description = plainText(textAt(element, 'description', 'content') ?? '');
	const picture = readPicture(element.image, context);
	return [{ kind: 'link', html, href, ...(description ? { description } : {}), ...(picture ? { picture } : {}) }];
};

export const readLinkList: ReadElement = (element, context) => {
	const items = objectsAt(element, 'items').flatMap((item) => itemOf(item, context));
	const title = cleanText(textAt(element, 'title') ?? '');
	return items.length === 0 ? [] : [{ kind: 'links', ...(title ? { title } : {}), items }];
};

type LinkItems = Extract<BodyElement, { kind: 'links' }>['items'];

function itemOf(item: JsonObject, context: ElementContext): LinkItems {
	const html = htmlAt(item, ['content'], context);
	const href = hrefOf(item, context);
	return html === undefined ? [] : [{ html, ...(href === undefined ? {} : { href }) }];
}

function hrefOf(element: JsonObject, { links }: ElementContext): string | undefined {
	const url = textAt(element, 'url');
	return url === undefined ? undefined : readHref(url, links.origins)?.href;
}
