import type { RenderContext } from '../../render-context.ts';
import { accountScriptsAt, scriptSources } from './account-script-sources.ts';
import { hashOf } from './content-security.ts';

/** Pages to which the links of mails lead: what they carry must reach nobody (R09). */
const withNonce = ['/modificar-contrasena/', '/validar-registro/', '/perfil/', '/ingresar/'];

/**
 * Headers of an account page: it runs our own scripts and those of its forms alone, and is framed and kept by nobody (R09, W01, W11).
 * Its forms say where they were sent from unless its address may hold a nonce: there browsers without Sec-Fetch-Site cannot, and their
 * forms are refused.
 */
export function accountPageHeaders(
	scriptHash: string,
	style: string,
	{ address, accountScripts = {} }: Pick<RenderContext, 'address' | 'accountScripts'>,
): Record<string, string> {
	const theirs = accountScriptsAt(address, accountScripts);
	const outside = scriptSources(theirs);
	return {
		'content-security-policy': [
			"default-src 'none'",
			["script-src 'self'", `'${scriptHash}'`, ...outside.script],
			["style-src 'self'", `'${hashOf(style)}'`, ...outside.style],
			"style-src-attr 'unsafe-inline'",
			"img-src 'self' data:",
			"font-src 'self'",
			["connect-src 'self'", ...outside.connect],
			['frame-src', ...(outside.frame.length > 0 ? outside.frame : ["'none'"])],
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		]
			.map((part) => [part].flat().join(' '))
			.join('; '),
		'referrer-policy': referrerPolicy(address.path, theirs.google !== undefined),
		'x-frame-options': 'DENY',
		'cache-control': 'no-store',
	};
}

/** Google's button shows itself to known origins alone, so it is told the origin, and never the address. */
function referrerPolicy(path: string, hasGoogle: boolean): string {
	if (hasGoogle) return 'strict-origin';
	return withNonce.includes(path) ? 'no-referrer' : 'same-origin';
}
