import type { Config } from './config.ts';

/**
 * Security headers of every response, errors and files too (W07, ASVS 3.4). The content security policy allows nothing;
 * code that sends HTML replaces it.
 */
export function securityHeaders({ brandOrigins }: Pick<Config, 'brandOrigins'>): Readonly<Record<string, string>> {
	const encrypted = [...brandOrigins.values()].every((origin) => origin.startsWith('https://'));
	return {
		// It must not be sent over plain http (RFC 6797, 7.2). Without subdomains: they may belong to others.
		...(encrypted && { 'strict-transport-security': 'max-age=31536000' }),
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		// Sign-in with Google and similar providers opens a window that must be able to answer.
		'cross-origin-opener-policy': 'same-origin-allow-popups',
		'x-frame-options': 'SAMEORIGIN',
	};
}
