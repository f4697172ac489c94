import { isAllowed, type OutboundFetch, type OutboundHttp } from '#platform/outbound-http';
import { refuse } from '../refusals.ts';
import { SourceFailure } from './source-failure.ts';

export type FetchSourceOptions = {
	readonly allowedHosts: ReadonlySet<string>;
	readonly fetch: OutboundFetch;
	readonly deadline: OutboundHttp['deadline'];
	/** Aborts the fetch when the program stops. */
	readonly stop: AbortSignal;
	/** Content types that are taken, and asked for; default: those that pages show. */
	readonly types?: ImageTypes;
	/** For all redirects together, in ms; default: 5,000. */
	readonly timeLimitMs?: number;
};

type ImageTypes = { readonly accept: string; readonly fits: RegExp };

/** Largest image of another host, in bytes. */
export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;

const MAX_REDIRECTS = 3;
const TIME_LIMIT_MS = 5000;

const shownImage: ImageTypes = { accept: 'image/webp,image/png,image/jpeg', fits: /^image\/(?:jpeg|png|webp)\s*(?:;|$)/i };

/** Types that an operator may copy. File servers often do not know the type of a file. */
export const anyImage: ImageTypes = {
	accept: 'image/webp,image/png,image/jpeg,image/avif,image/gif',
	fits: /^(?:image\/(?:jpe?g|pjpeg|png|webp|avif|gif)|application\/octet-stream|binary\/octet-stream)\s*(?:;|$)/i,
};

/**
 * Fetches an image by https from an allowed host. Follows up to three redirects, each to an allowed host. Refuses with SOURCE_NOT_ALLOWED;
 * throws `SourceFailure` for an answer that is not an image.
 */
export async function fetchSource(address: URL, options: FetchSourceOptions): Promise<Uint8Array> {
	const { allowedHosts, fetch, deadline, stop, types = shownImage, timeLimitMs = TIME_LIMIT_MS } = options;
	const signal = AbortSignal.any([deadline(timeLimitMs), stop]);
	let url = address;
	for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
		if (!isAllowed(url, allowedHosts)) refuse('SOURCE_NOT_ALLOWED');
		const response = await fetch(url, { signal, headers: { accept: types.accept } });
		const location = response.headers.get('location');
		if (response.status < 300 || response.status > 399 || location === null) return readImage(response, types);
		url = new URL(location, url);
	}
	throw new SourceFailure('redirects too often', false);
}

async function readImage(response: Response, { fits }: ImageTypes): Promise<Uint8Array> {
	const { status } = response;
	if (status !== 200) throw new SourceFailure(`was answered with status ${status}`, status >= 500 || status === 429);
	const type = String(response.headers.get('content-type'));
	if (/^image\/svg/i.test(type)) throw new SourceFailure('is an SVG drawing, which can hold programs: make a PNG of it', false);
	if (!fits.test(type)) throw new SourceFailure(`is not an image: its type is ${type.slice(0, 60)}`, false);
	return response.bytes();
}
