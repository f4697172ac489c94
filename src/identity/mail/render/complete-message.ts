// Completes a message before it is rendered: absolute links, the sentence on how long its link works, and the small print.
import type { Addressee, LinkToSite, Message } from '../templates/email-template.ts';
import { longTime } from '../templates/phrases.ts';

/** A message whose links are absolute; the HTML part and the text part are rendered from it. */
export type LinkedMessage = Message & {
	readonly to: Addressee;
	/** The brand's site, with a trailing slash. */
	readonly home: string;
	readonly button: Link;
	/** The sentence that says until when the button's link works. */
	readonly validity: string | undefined;
	readonly cautionLink: Link | undefined;
	/** The small print: why the reader gets this email and how to recognise a forged one. */
	readonly small: readonly string[];
};

/** A link with an absolute address. */
export type Link = { readonly label: string; readonly href: string };

/** Completes a message for a recipient. `origin` comes before each link: it is configured for the brand, so request headers change nothing (R05). */
export function completeMessage(message: Message, to: Addressee, origin: string): LinkedMessage {
	const { action, caution, because } = message;
	const { name } = to.brand;
	const linked = ({ label, path }: LinkToSite): Link => ({ label, href: `${origin}${path}` });
	return {
		...message,
		to,
		home: `${origin}/`,
		button: linked(action),
		validity: action.validUntil && `El enlace sirve una sola vez y vence ${longTime(action.validUntil, to.brand)}.`,
		cautionLink: caution.link && linked(caution.link),
		small: [
			`Te escribimos a ${to.address} porque ${because}.`,
			`${name} nunca te pide la contraseña por mail. Este mensaje se envió automáticamente: no hace falta que lo respondas.`,
		],
	};
}
