import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '#brands';
import type { RegisteredReaders } from '#content/contract';
import { storePage } from './page-cache/stored-page.ts';
import { mayGetPageForRegistered, readPageRequest } from './page-request.ts';

const brandOf = (host: string): Brand | undefined => (host === 'tn.test' ? brands.tn : undefined);

/** What a server makes of a request. */
const request = (url: string | undefined, more: object = {}): IncomingMessage =>
	Object.assign(
		new IncomingMessage(new Socket()),
		{ method: 'GET', headers: { host: 'tn.test' }, ...(url !== undefined && { url }) },
		more,
	);
const keyOf = (url: string | undefined, more?: object) => readPageRequest(request(url, more), brandOf)?.key;

describe('a request for a page', () => {
	it('W12 has the key and the encoding of its page', () => {
		const read = readPageRequest(request('/deportes/', { headers: { host: 'tn.test', 'accept-encoding': 'gzip' } }), brandOf);
		expect(read).toMatchObject({ key: 'tn html /deportes/', encoding: 'gzip', address: { path: '/deportes/', brand: brands.tn } });
	});

	it('asks for it or for its headers', () => {
		expect(['GET', 'HEAD', 'POST', 'OPTIONS'].map((method) => keyOf('/', { method }))).toEqual([
			'tn html /',
			'tn html /',
			undefined,
			undefined,
		]);
	});

	it('is none for a host of no brand, for an address that redirects, and for a malformed path', () => {
		expect([keyOf('/', { headers: { host: 'evil.test' } }), keyOf('/', { headers: {} })]).toEqual([undefined, undefined]);
		expect([keyOf('/deportes'), keyOf('/%e0%a4%a/')]).toEqual([undefined, undefined]);
	});
});

describe('the page for registered readers', () => {
	const page = (audience: 'all' | 'visitors' | 'registered') =>
		storePage({ status: 200, contentType: 'text/html', body: '', headers: {}, keys: [], freshFor: 60, audience });
	const readers = (hasSession: boolean): RegisteredReaders => ({ showsSession: () => hasSession, isRegistered: async () => hasSession });

	it('P10 may be in place of one for visitors, for a request with a session', () => {
		const may = (['all', 'visitors', 'registered'] as const).flatMap((audience) =>
			[true, false].map((hasSession) => mayGetPageForRegistered(request('/'), page(audience), readers(hasSession))),
		);
		expect(may).toEqual([false, false, true, false, false, false]);
	});
});
