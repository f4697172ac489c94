import type { Addressee, Message } from '../letters/letter.ts';
import { htmlPart } from './html-part.ts';
import { pageOf } from './page.ts';
import { textPart } from './text-part.ts';

export type PrintedLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** The letter as it is sent, in the dress of its brand; `origin` is the brand's, without a slash at its end. */
export function printLetter(message: Message, to: Addressee, origin: string): PrintedLetter {
	const page = pageOf(message, to, origin);
	return { subject: page.subject, html: htmlPart(page), text: textPart(page) };
}
