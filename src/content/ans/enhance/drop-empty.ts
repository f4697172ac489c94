import type { BodyElement } from '#content/contract';
import { inside } from './nested.ts';

/** What safe HTML may hold and still show nothing. */
const invisible = /<[^<>]*>|&nbsp;|[\s\u00A0\u200B\u2060]/g;

const isEmpty = (html: string): boolean => html.replace(invisible, '') === '';

/** Leaves out paragraphs and headings in which an editor only pressed a key, and what held nothing else. */
export const dropEmpty = (elements: readonly BodyElement[]): readonly BodyElement[] =>
	elements.map((element) => inside(element, dropEmpty)).filter(saysSomething);

function saysSomething(element: BodyElement): boolean {
	if (element.kind === 'text' || element.kind === 'header') return !isEmpty(element.html);
	return element.kind === 'group' || element.kind === 'quote' ? element.body.length > 0 : true;
}
