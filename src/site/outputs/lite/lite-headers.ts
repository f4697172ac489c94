import { hashOf } from '../html/content-security-policy.ts';

/** Headers of a lite page: it runs nothing, and loads only pictures, videos and sounds. The sign-in page may not be stored or framed. */
export function liteHeaders(css: string, isSignIn: boolean): Readonly<Record<string, string>> {
	const policy = [
		"default-src 'none'",
		`style-src '${hashOf(css)}'`,
		"img-src 'self' data:",
		"media-src 'self' https:",
		// The page itself makes no requests, but tools such as Lighthouse read robots.txt from within it.
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${isSignIn ? "'none'" : "'self'"}`,
	].join('; ');
	const account = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' };
	return { 'content-security-policy': policy, ...(isSignIn && account) };
}
