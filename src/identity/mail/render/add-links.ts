import type { Addressee, LinkToSite, Message } from '../templates/email-template.ts';
import { longTime } from '../templates/phrases.ts';

/** A letter with its addresses: what HTML and text print alike. */
export type LinkedMessage = Message & {
	readonly to: Addressee;
	/** The brand's site, with a slash at its end. */
	readonly home: string;
	readonly button: Link;
	/** How long the button's link may be used. */
	readonly validity: string | undefined;
	readonly wayOut: Link | undefined;
	/** Why the reader has this mail, and how to tell it from a false one. */
	readonly small: readonly string[];
};

export type Link = { readonly label: string; readonly href: string };

/** Every address leads to the origin that the brand is configured with; nothing of a request has a say (R05). */
export function addLinks(message: Message, to: Addressee, origin: string): LinkedMessage {
	const { action, caution, because } = message;
	const { name } = to.brand;
	const linked = ({ label, path }: LinkToSite): Link => ({ label, href: `${origin}${path}` });
	return {
		...message,
		to,
		home: `${origin}/`,
		button: linked(action),
		validity: action.validUntil && `El enlace sirve una sola vez y vence ${longTime(action.validUntil, to.brand)}.`,
		wayOut: caution.link && linked(caution.link),
		small: [
			`Te escribimos a ${to.address} porque ${because}.`,
			`${name} nunca te pide la contraseña por mail. Este mensaje se envió automáticamente: no hace falta que lo respondas.`,
		],
	};
}
