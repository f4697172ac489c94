import { hashOf } from '../html/content-security-policy.ts';

/** The document of a frame in which a third-party service runs, with its headers. */
export type FrameDocument = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** What a frame is made of: its document, the inline script in it, the flags of its sandbox, and who may show it. */
type FrameParts = { readonly body: string; readonly script: string; readonly sandbox: string; readonly ancestors: string };

/** What a sandboxed document may load besides scripts, from any host over https. */
export const frameSources = [
	"style-src 'unsafe-inline' https:",
	'img-src https: data:',
	'font-src https: data:',
	'media-src https:',
	'frame-src https:',
	'connect-src https:',
] as const;

/** The frame of a third-party service. Caches may keep it for an hour. */
export const frameDocument = ({ body, ...parts }: FrameParts): FrameDocument => ({
	body,
	headers: { 'content-security-policy': policyOf(parts), 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' },
});

/** Only the inline script runs, and everything that it loads. */
const policyOf = ({ script, sandbox, ancestors }: Omit<FrameParts, 'body'>): string =>
	[
		`sandbox ${sandbox}`,
		"default-src 'none'",
		`script-src '${hashOf(script)}' 'strict-dynamic'`,
		...frameSources,
		"base-uri 'self'",
		"form-action 'none'",
		`frame-ancestors ${ancestors}`,
	].join('; ');
