import type { RenderContext } from '../../render-context.ts';
import { accountScriptsAt, scriptSources } from './account-script-sources.ts';

/** Pages that the links of emails open. Their query has a secret, which no referrer may contain (R09). */
const withNonce = ['/modificar-contrasena/', '/validar-registro/', '/perfil/', '/ingresar/'];

type AccountPageContext = Pick<RenderContext, 'address' | 'accountScripts' | 'accountApi'> & {
	/** Where the response to a form of the page redirects to, besides our own origin: a browser checks redirects too (CSP 3, `form-action`). */
	readonly formTarget?: string | undefined;
};

/**
 * Headers of an account page: it runs only our own scripts and those of its forms, is not framed, and is stored by no cache but ours (R09,
 * W01, W11). Pages whose address may contain a nonce send no referrer, unless a provider's script needs the origin. Browsers without
 * Sec-Fetch-Site then send `Origin: null`, so `isFromOwnPage` refuses their forms.
 */
export function accountPageHeaders(
	scriptHash: string,
	styleHash: string,
	{ address, accountScripts = {}, accountApi, formTarget }: AccountPageContext,
): Record<string, string> {
	const scripts = accountScriptsAt(address, accountScripts);
	const sources = scriptSources(scripts);
	return {
		'content-security-policy': [
			"default-src 'none'",
			["script-src 'self'", `'${scriptHash}'`, ...sources.script],
			["style-src 'self'", `'${styleHash}'`, ...sources.style],
			"style-src-attr 'unsafe-inline'",
			"img-src 'self' data:",
			"font-src 'self'",
			"manifest-src 'self'",
			["connect-src 'self'", ...(accountApi?.apiOrigin === undefined ? [] : [accountApi.apiOrigin]), ...sources.connect],
			['frame-src', ...(sources.frame.length > 0 ? sources.frame : ["'none'"])],
			"object-src 'none'",
			"base-uri 'none'",
			["form-action 'self'", ...(formTarget === undefined ? [] : [formTarget])],
			"frame-ancestors 'none'",
		]
			.map((part) => [part].flat().join(' '))
			.join('; '),
		'referrer-policy': referrerPolicy(address.path, scripts.google !== undefined || scripts.facebook !== undefined),
		'x-frame-options': 'DENY',
		'cache-control': 'no-store',
	};
}

/** Google and Facebook work only on registered origins, so they get the origin, but never the path or query. */
function referrerPolicy(path: string, hasProviders: boolean): string {
	if (hasProviders) return 'strict-origin';
	return withNonce.includes(path) ? 'no-referrer' : 'same-origin';
}
