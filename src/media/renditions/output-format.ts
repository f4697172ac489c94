import type { RenderJob } from '../worker/jobs.ts';

/** The best format that the browser names in `Accept`. A wildcard does not count: crawlers and mail programs send it too. */
export function outputFormat(accept: string | undefined, isOpaque: boolean): RenderJob['format'] {
	const accepted = new Set((accept ?? '').split(',').map(typeOf));
	if (accepted.has('image/avif')) return 'avif';
	if (accepted.has('image/webp')) return 'webp';
	return isOpaque ? 'jpeg' : 'png';
}

/** The type of a part of `Accept`: `image/avif` for `image/avif;q=0.8`, `''` for a type that is refused with `q=0` (RFC 9110, 12.4.2). */
function typeOf(part: string): string {
	const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
	return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? '' : type;
}
