// Texts and links that several email templates share.
import type { Brand } from '#brands';
import type { LinkToSite, Message } from './email-template.ts';

/** A name that cannot pass for an address or an advertisement: somebody other than the recipient may have typed it. */
const plainName = /^[\p{L}\p{M}' -]{1,40}$/u;

/** "Hola, Ana:", or "Hola:" without a name or with one that is not plain. */
export function greeting(firstName: string | null | undefined): string {
	return firstName && plainName.test(firstName) ? `Hola, ${firstName}:` : 'Hola:';
}

/** "el sábado 21 de noviembre a las 16:05 (hora de Argentina)", in the brand's time zone. */
export function longTime(at: Date, { locale, timeZone }: Brand): string {
	const print = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...form, timeZone });
	const day = print({ weekday: 'long', day: 'numeric', month: 'long' }).format(at).replace(',', '');
	const hour = print({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
	const zone = print({ timeZoneName: 'long' }).formatToParts(at).at(-1)?.value.replace(' estándar', '');
	return `el ${day} a las ${hour} (${zone})`;
}

/** "15 de marzo de 2027", in the brand's time zone. */
export const longDay = (at: Date, { locale, timeZone }: Brand): string =>
	new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);

export const profilePage: LinkToSite = { label: 'Ir a mi cuenta', path: '/perfil/' };

/** Advice and link to recover an account that somebody else may have entered. */
export const recoverAccount: Message['caution'] = {
	text: 'Recuperá tu cuenta ahora: elegí una contraseña nueva y cerramos todas las sesiones abiertas.',
	link: { label: 'Recuperar mi cuenta', path: '/recuperar-contrasena/' },
};

/** Ends the sentence "Te escribimos a ... porque ...". */
export const becauseHasAccount = ({ name }: Brand): string => `tenés una cuenta en ${name}`;

/** A path with a query, whose values are percent-encoded. */
export function pathTo(path: string, query: Readonly<Record<string, string>>): string {
	return `${path}?${new URLSearchParams(query)}`;
}
