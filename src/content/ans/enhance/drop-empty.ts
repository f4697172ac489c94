import type { BodyElement } from '#content/contract';
import { applyInside } from './apply-inside.ts';

/** Parts of safe HTML that show nothing. */
const invisible = /<[^<>]*>|&nbsp;|[\s\u00A0\u200B\u2060]/g;

const isEmpty = (html: string): boolean => html.replace(invisible, '') === '';

/** Removes paragraphs and headings that show nothing, and the groups and quotes that are empty without them. */
export const dropEmpty = (elements: readonly BodyElement[]): readonly BodyElement[] =>
	elements.map((element) => applyInside(element, dropEmpty)).filter(isVisible);

function isVisible(element: BodyElement): boolean {
	if (element.kind === 'text' || element.kind === 'header') return !isEmpty(element.html);
	return element.kind === 'group' || element.kind === 'quote' ? element.body.length > 0 : true;
}
