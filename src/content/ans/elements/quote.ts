import { listAt, textAt } from '../json.ts';
import type { ReadElement } from '../read-context.ts';
import { htmlAt } from './text-elements.ts';

/** A quote of elements, with an optional citation. */
export const readQuote: ReadElement = (element, context) => {
	const body = context.readChildren(listAt(element, 'content_elements'));
	const citation = htmlAt(element, ['citation', 'content'], context);
	const pull = textAt(element, 'subtype') === 'pullquote';
	return body.length === 0 ? [] : [{ kind: 'quote', pull, body, ...(citation === undefined ? {} : { citation }) }];
};

/** The older form of a quote, with its text in `content`. */
export const readBlockquote: ReadElement = (element, context) => {
	const html = htmlAt(element, ['content'], context);
	return html === undefined ? [] : [{ kind: 'quote', pull: false, body: [{ kind: 'text', html, dropcap: false }] }];
};
