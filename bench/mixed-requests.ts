import { story } from '../tests/support/content.ts';
import { sitesAt } from '../tests/support/programs/program.ts';
import { senderTo } from '../tests/support/sender.ts';
import type { BrandPage } from './crawl.ts';
import type { Program } from './program.ts';
import { nextIp, type SignedInReader, tryLogin } from './readers.ts';

/** How a request ended, and its time in ms. `refused`: a busy machine told a reader who signs in to come back. */
export type Ended = { readonly kind: 'done' | 'refused' | 'failed'; readonly what: string; readonly ms: number };

/** Of so many requests, one signs a reader in. */
const signInEvery = 100;
/** Of so many requests, one publishes a story, which purges lists of tn. */
const publishEvery = 500;

type Mix = { readonly readers: readonly SignedInReader[]; readonly pages: readonly BrandPage[] };
type Answered = { readonly status: number; readonly what: string };

/** Makes one request, of the kind whose turn it is. */
export function mixedRequests(program: Program, { readers, pages }: Mix): (at: number) => Promise<Ended> {
	const sender = senderTo(sitesAt(program.port), 'tn');
	const publish = async (at: number): Promise<Answered> => {
		const document = story('SOAK', { website: 'tn', website_url: '/deportes/soak/', headlines: { basic: `Revisión ${at}.` } });
		return { status: (await sender.put(document)).status, what: 'a publication' };
	};
	const signIn = async (at: number): Promise<Answered> => {
		const reader = readers[(at / signInEvery) % readers.length];
		return { status: reader === undefined ? 0 : (await tryLogin(program, reader, nextIp())).status, what: 'a sign-in' };
	};
	const read = async (at: number): Promise<Answered> => {
		const { brand = 'tn', path = '/' } = pages[at % pages.length] ?? {};
		const { status } = await program.fetchPage(brand, path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
		return { status, what: `${brand}${path}` };
	};
	const requestOf = (at: number) => {
		if (at % publishEvery === 1) return publish(at);
		return at % signInEvery === 0 ? signIn(at) : read(at);
	};
	return async (at) => {
		const began = performance.now();
		const { status, what } = await requestOf(at).catch((error: Error): Answered => ({ status: 0, what: error.message }));
		return { kind: kindOf(at, status), what: `${what}: ${status}`, ms: performance.now() - began };
	};
}

function kindOf(at: number, status: number): Ended['kind'] {
	if (status >= 200 && status < 300) return 'done';
	return status === 503 && at % signInEvery === 0 ? 'refused' : 'failed';
}
