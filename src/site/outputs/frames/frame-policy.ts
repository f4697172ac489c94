import { hashOf } from '../html/content-security.ts';

/** What a frame may do: its inline script, the flags of its sandbox, and who may show it. */
type FrameParts = { readonly script: string; readonly sandbox: string; readonly ancestors: string };

/** What a sandboxed document may load besides scripts, from any host over https. */
export const frameSources = [
	"style-src 'unsafe-inline' https:",
	'img-src https: data:',
	'font-src https: data:',
	'media-src https:',
	'frame-src https:',
	'connect-src https:',
] as const;

/** The Content-Security-Policy of a document in which a third-party service runs: its own script, and everything that the script loads. */
export const framePolicy = ({ script, sandbox, ancestors }: FrameParts): string =>
	[
		`sandbox ${sandbox}`,
		"default-src 'none'",
		`script-src '${hashOf(script)}' 'strict-dynamic'`,
		...frameSources,
		"base-uri 'self'",
		"form-action 'none'",
		`frame-ancestors ${ancestors}`,
	].join('; ');

/** How long caches may keep such a document. */
export const frameCacheControl = 'public, max-age=3600';
