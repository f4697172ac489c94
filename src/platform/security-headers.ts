import type { Config } from './config.ts';

/**
 * Headers of every answer, errors and files too (W07, ASVS 3.4). Who answers with HTML replaces the policy of content,
 * which allows nothing.
 */
export function securityHeaders({ brandOrigins }: Pick<Config, 'brandOrigins'>): Readonly<Record<string, string>> {
	const encrypted = [...brandOrigins.values()].every((origin) => origin.startsWith('https://'));
	return {
		// Over plain http it must not be sent (RFC 6797, 7.2). Not for subdomains: they may be others'.
		...(encrypted && { 'strict-transport-security': 'max-age=31536000' }),
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		// Sign-in with Google and the like opens a window that must be able to answer.
		'cross-origin-opener-policy': 'same-origin-allow-popups',
		'x-frame-options': 'SAMEORIGIN',
	};
}
