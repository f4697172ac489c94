import { isObject, type JsonObject, objectsAt, textAt, textsAt } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import { plainParagraphs } from '../html/plain-paragraphs.ts';
import type { FeedItem } from './feed-item.ts';

/** An item of JSON Feed 1.0 or 1.1. */
export function feedItemOfJson(item: JsonObject): FeedItem {
	const text = textAt(item, 'content_text');
	const author = isObject(item.author) ? [item.author] : [];
	const pictures = [textAt(item, 'image'), textAt(item, 'banner_image')].filter((url) => url !== undefined);
	const files = objectsAt(item, 'attachments').map((file) => ({ url: textAt(file, 'url') ?? '', type: textAt(file, 'mime_type') ?? '' }));
	return {
		id: String(item.id ?? textAt(item, 'url') ?? ''),
		title: escapeHtml(textAt(item, 'title') ?? ''),
		link: textAt(item, 'url') ?? '',
		content: textAt(item, 'content_html') ?? (text === undefined ? '' : plainParagraphs(text)),
		summary: escapeHtml(textAt(item, 'summary') ?? ''),
		published: textAt(item, 'date_published') ?? '',
		updated: textAt(item, 'date_modified') ?? '',
		authors: [...objectsAt(item, 'authors'), ...author].flatMap((one) => textAt(one, 'name') ?? []),
		tags: textsAt(item, 'tags'),
		enclosures: [...pictures.map((url) => ({ url, type: 'image' })), ...files],
	};
}
