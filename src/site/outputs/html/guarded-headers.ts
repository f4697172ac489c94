import type { Visit } from '../../visit.ts';
import { hashOf } from './content-security.ts';

/** Google's button and its window, where a brand has them (Google Identity Services, Content Security Policy). */
const gsi = 'https://accounts.google.com/gsi/';

/** Pages to which the links of mails lead: what they carry must reach nobody (R09). */
const withNonce = ['/modificar-contrasena/', '/validar-registro/', '/perfil/', '/ingresar/'];

/**
 * Headers of an account page: it runs our own scripts alone, and is framed and kept by nobody (R09, W01, W11). Its forms say where they
 * were sent from unless its address may hold a nonce: there browsers without Sec-Fetch-Site cannot, and their forms are refused.
 */
export function guardedHeaders(
	scriptHash: string,
	style: string,
	{ address, google }: Pick<Visit, 'address' | 'google'>,
): Record<string, string> {
	return {
		'content-security-policy': [
			"default-src 'none'",
			`script-src 'self' '${scriptHash}'${google ? ` ${gsi}client` : ''}`,
			`style-src 'self' '${hashOf(style)}'${google ? ` ${gsi}style` : ''}`,
			"style-src-attr 'unsafe-inline'",
			"img-src 'self' data:",
			"font-src 'self'",
			`connect-src 'self'${google ? ` ${gsi}` : ''}`,
			...(google ? [`frame-src ${gsi}`] : []),
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		].join('; '),
		'referrer-policy': withNonce.includes(address.path) ? 'no-referrer' : 'same-origin',
		'x-frame-options': 'DENY',
		'cache-control': 'no-store',
	};
}
