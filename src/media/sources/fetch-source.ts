import { isAllowed, type OutboundFetch, type OutboundHttp } from '#platform/outbound-http';
import { refuse } from '../refusals.ts';

export type FetchSourceOptions = {
	readonly allowedHosts: ReadonlySet<string>;
	readonly fetch: OutboundFetch;
	readonly deadline: OutboundHttp['deadline'];
	/** Aborts the fetch when the program stops. */
	readonly stop: AbortSignal;
};

/** Largest image of another host, in bytes. */
export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;

const MAX_REDIRECTS = 3;
const TIME_LIMIT_MS = 5000;
const IMAGE = /^image\/(?:jpeg|png|webp)\s*(?:;|$)/i;

/** Fetches an image by https from an allowed host, within 5 s. Follows up to three redirects, each to an allowed host. Refuses with SOURCE_NOT_ALLOWED; throws other failures. */
export async function fetchSource(address: URL, { allowedHosts, fetch, deadline, stop }: FetchSourceOptions): Promise<Uint8Array> {
	const signal = AbortSignal.any([deadline(TIME_LIMIT_MS), stop]);
	let url = address;
	for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
		if (!isAllowed(url, allowedHosts)) refuse('SOURCE_NOT_ALLOWED');
		const response = await fetch(url, { signal, headers: { accept: 'image/webp,image/png,image/jpeg' } });
		const location = response.headers.get('location');
		if (response.status < 300 || response.status > 399 || location === null) return readImage(response);
		url = new URL(location, url);
	}
	throw new Error('the source redirects too often');
}

async function readImage(response: Response): Promise<Uint8Array> {
	if (response.status !== 200) throw new Error(`the source answered with status ${response.status}`);
	if (!IMAGE.test(String(response.headers.get('content-type')))) throw new Error('the source did not answer with an image');
	return response.bytes();
}
