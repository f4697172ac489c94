// Reads the elements of a body that are made of text: paragraphs, headings, endorsements, corrections and code.
import type { SafeHtml } from '#content/contract';
import { textAt } from '../json.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { sanitize } from '../text/sanitize.ts';

/** The sanitized HTML at a path of keys; undefined when nothing is left of it. */
export function htmlAt(value: unknown, keys: readonly string[], { links }: ElementContext): SafeHtml | undefined {
	const html = textAt(value, ...keys);
	const safe = html === undefined ? undefined : sanitize(html, links);
	return safe === undefined || safe === '' ? undefined : safe;
}

export const readText: ReadElement = (element, context) => {
	const html = htmlAt(element, ['content'], context);
	return html === undefined ? [] : [{ kind: 'text', html, dropcap: textAt(element, 'block_properties', 'dropcap') === 'letter' }];
};

/** A heading. Levels start at 2, the default, because the page's only h1 is its headline. */
export const readHeader: ReadElement = (element, context) => {
	const html = htmlAt(element, ['content'], context);
	return html === undefined ? [] : [{ kind: 'header', html, level: levelOf(element.level), anchor: '' }];
};

const levels = [2, 3, 4, 5, 6] as const;

const levelOf = (level: unknown): (typeof levels)[number] => levels.find((known) => known === Number(level)) ?? (Number(level) > 6 ? 6 : 2);

export const readEndorsement: ReadElement = (element, context) => {
	const html = htmlAt(element, ['endorsement'], context);
	return html === undefined ? [] : [{ kind: 'endorsement', html }];
};

export const readDivider: ReadElement = () => [{ kind: 'divider' }];

/** Code is printed as text, so it is not sanitized. */
export const readCode: ReadElement = (element) => {
	const content = textAt(element, 'content');
	return content === undefined ? [] : [{ kind: 'code', content, language: cleanText(textAt(element, 'language') ?? '').slice(0, 40) }];
};

export const readCorrection: ReadElement = (element, context) => {
	const html = htmlAt(element, ['text'], context);
	return html === undefined ? [] : [{ kind: 'correction', heading: correctionHeading(element, context), html }];
};

/** The brand's heading for a correction or clarification. */
export const correctionHeading = (element: unknown, { texts }: Pick<ElementContext, 'texts'>): string =>
	textAt(element, 'correction_type')?.toLowerCase() === 'clarification' ? texts.clarification : texts.correction;
