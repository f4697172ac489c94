import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { asStale, type RenderedPage, sizeOf, storePage, withCoding } from './stored-page.ts';

const keySchema = v.pipe(v.string(), v.brand('PurgeKey'));
const keys = ['tn/all', 'tn/story:A'].map((name) => v.parse(keySchema, name));
const stored = (more: Partial<RenderedPage> = {}) =>
	storePage({ status: 200, contentType: 'text/html', body: 'Año', headers: { 'x-one': '1' }, keys, freshFor: 60, ...more });

/** A flat list of headers by their names. */
const named = (headers: readonly string[] = []): Record<string, string | undefined> =>
	Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])));
const inAll = () =>
	withCoding(withCoding(withCoding(stored(), 'br', Buffer.from('12')), 'gzip', Buffer.from('123')), 'zstd', Buffer.from('1234'));

describe('a stored page', () => {
	it('has the headers of its bytes in each encoding', () => {
		const { representations, etag, notModified } = inAll();
		const shared = {
			'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=864000',
			'x-one': '1',
			etag,
			vary: 'accept-encoding',
			'surrogate-key': 'tn/all tn/story:A',
		};
		const content = { ...shared, 'content-type': 'text/html' };
		expect(named(notModified)).toEqual(shared);
		expect(named(representations.identity.headers)).toEqual({ ...content, 'content-length': '4' });
		expect(named(representations.br?.headers)).toEqual({ ...content, 'content-length': '2', 'content-encoding': 'br' });
		expect(named(representations.gzip?.headers)).toEqual({ ...content, 'content-length': '3', 'content-encoding': 'gzip' });
	});

	it('has a weak tag of its text', () => {
		expect(stored().etag).toMatch(/^W\/"[\w-]{22}"$/);
		expect(stored().etag).toBe(stored({ status: 404 }).etag);
		expect(stored().etag).not.toBe(stored({ body: 'Ano' }).etag);
	});

	it('takes the memory of all its encodings', () => {
		expect(sizeOf(inAll()) - sizeOf(stored())).toBe(9);
		expect(sizeOf(stored())).toBeGreaterThan(1_000);
	});

	it.each([
		[399, 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=864000'],
		[400, 'public, max-age=0, s-maxage=60'],
		[499, 'public, max-age=0, s-maxage=60'],
		[500, 'no-store'],
	])('may be kept by other caches as its status %i says', (status, control) => {
		expect(named(stored({ status }).notModified)['cache-control']).toBe(control);
	});

	it.each([
		['all', 'accept-encoding'],
		['visitors', 'accept-encoding, authorization, cookie'],
		['registered', 'accept-encoding, authorization, cookie'],
	] as const)('P10 for %s differs by what readers send', (audience, vary) => {
		expect(named(stored({ audience }).notModified).vary).toBe(vary);
	});

	it('P10 for registered readers is kept by no other cache, whatever its status', () => {
		for (const status of [200, 404, 500])
			expect(named(stored({ status, audience: 'registered' }).notModified)['cache-control']).toBe('private, no-store');
	});
});

describe('the stale copy of a page', () => {
	it('X01 is marked in each encoding that the page has', () => {
		const mark = { 'cache-status': 'kiosco; hit; detail=stale', 'cache-control': 'public, max-age=0, s-maxage=1' };
		const { representations, notModified } = asStale(inAll());
		for (const headers of [notModified, ...Object.values(representations).map((one) => one.headers)])
			expect(named(headers)).toMatchObject(mark);
		expect(Object.values(representations).map(({ bytes }) => bytes.length)).toEqual([4, 4, 2, 3]);
		expect(named(representations.br?.headers)['content-encoding']).toBe('br');
		expect(Object.keys(asStale(stored()).representations)).toEqual(['identity']);
	});

	it('keeps all other headers, and is marked once', () => {
		const page = stored({ headers: { 'x-one': 'cache-control', 'x-two': '2' } });
		const { 'cache-status': _status, ...rest } = named(asStale(page).notModified);
		expect(rest).toEqual({ ...named(page.notModified), 'cache-control': 'public, max-age=0, s-maxage=1' });
		expect(asStale(asStale(page))).toEqual(asStale(page));
	});

	it('P10 stays out of other caches where the page does', () => {
		expect(named(asStale(stored({ status: 500 })).notModified)['cache-control']).toBe('no-store');
		const registered = stored({ audience: 'registered' });
		expect(asStale(registered)).toEqual(registered);
	});
});
