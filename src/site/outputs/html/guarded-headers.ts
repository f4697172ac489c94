import type { Visit } from '../../visit.ts';
import { hashOf } from './content-security.ts';

/** Pages to which the links of mails lead: what they carry must reach nobody (R09). */
const withNonce = ['/modificar-contrasena/', '/validar-registro/', '/perfil/', '/ingresar/'];

/**
 * Headers of an account page: it runs our own scripts alone, and is framed and kept by nobody (R09, W01, W11). Its forms say where they
 * were sent from unless its address may hold a nonce: there browsers without Sec-Fetch-Site cannot, and their forms are refused.
 */
export function guardedHeaders(scriptHash: string, style: string, { address }: Pick<Visit, 'address'>): Record<string, string> {
	return {
		'content-security-policy': [
			"default-src 'none'",
			`script-src 'self' '${scriptHash}'`,
			`style-src 'self' '${hashOf(style)}'`,
			"style-src-attr 'unsafe-inline'",
			"img-src 'self' data:",
			"font-src 'self'",
			"connect-src 'self'",
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
