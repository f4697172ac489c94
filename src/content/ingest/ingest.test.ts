import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { byForm } from '../../../tests/support/form.ts';
import { ingestApi } from '../../../tests/support/ingest-api.ts';
import { brokenDocument, goodDocuments } from '../ans/fixtures/broken-documents.ts';
import { isObject } from '../ans/json.ts';
import { sign } from '../keys/credentials.ts';
import { tablesOf } from '../store/tables.ts';

const content = testContent();
const secret = 's'.repeat(32);
const { send, bearer } = ingestApi(content, secret);

beforeEach(() => publish(content(), [section('/deportes')]));

const base = '/api/ingest/v1/tn';

/** A site as the content API delivers it. */
const site = { _id: '/deportes', type: 'site', version: '0.5.8', name: 'Deportes', description: null };

/** The header of a signed `PUT`. `at` is the time of the signature. */
function signed(url: string, body: string, at = content.clock.now) {
	const timestamp = Math.floor(at.getTime() / 1000);
	const nonce = randomUUID();
	const signature = sign(secret, { method: 'PUT', url, timestamp, nonce, body: Buffer.from(body) });
	return { authorization: `Kiosco-HMAC-SHA256 key=cms, timestamp=${timestamp}, nonce=${nonce}, signature=${signature}` };
}

describe('sending documents', () => {
	it('a document is stored and shown, an unknown element with a warning', async () => {
		const document = story('A', { content_elements: [{ type: 'hologram', beam: 1 }] });
		const answer = await send('PUT', `${base}/story/A`, document);
		expect(answer).toMatchObject({ status: 201, body: { result: 'STORED', id: 'A', warnings: [{ path: '$.content_elements[0].type' }] } });
		expect((await content().queries('tn').cards(['A'])).length).toBe(1);
		expect(await send('PUT', `${base}/story/A`, document)).toMatchObject({ status: 200, body: { result: 'IGNORED_SAME' } });
	});

	it('C01 a refusal is the envelope with the first reason that matters, its path and the value', async () => {
		const body = story('A', { foo: 1, headlines: 'no', content_elements: [{ type: 'text', content: 5 }] });
		const answer = await send('PUT', `${base}/story/A`, body);
		expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_DOCUMENT', httpStatus: 422, error: true } });
		expect(answer.body.problems).toEqual([{ path: '$.headlines', message: 'must be object; it is "no"' }]);
	});

	it('C01 what could harm nothing is repaired, named in the answer, and kept byte for byte in the revision', async () => {
		const text = JSON.stringify(story('A', { foo: 1, website: 'tn', website_url: '/a/', taxonomy: { sites: [site, site] } }), null, 2);
		const repairs = ['`foo` unknown', '`taxonomy.sites[].description` null'];
		const answer = await send('PUT', `${base}/story/A`, text);
		expect(answer).toMatchObject({ status: 201, body: { repairs: expect.arrayContaining(repairs) } });
		const { revisions } = (await send('GET', `${base}/story/A`)).body;
		expect(revisions).toMatchObject([{ draft: false, repairs: expect.arrayContaining(repairs) }]);
		expect((await send('GET', `${base}/story/A?revision=${revisions[0].revision}`)).text).toBe(text);
	});

	it('C08 a story without a headline, or without a date, is a draft that says why', async () => {
		const nameless = await send('PUT', `${base}/story/A`, story('A', { headlines: { basic: '' } }));
		expect(nameless).toMatchObject({ status: 201, body: { draft: true, draftReason: 'it has no headline' } });
		const undated = await send('PUT', `${base}/story/B`, story('B', { display_date: null }));
		expect(undated).toMatchObject({ status: 201, body: { draft: true, draftReason: 'it has no date' } });
		expect(await content().queries('tn').cards(['A', 'B'])).toEqual([]);
		expect((await send('GET', `${base}/story/B`)).body.revisions).toMatchObject([{ draft: true }]);
		const created = story('C', { display_date: null, created_date: '2026-11-01T10:00:00Z' });
		expect(await send('PUT', `${base}/story/C`, created)).toMatchObject({ status: 201, body: { draft: false } });
		expect(await content().queries('tn').cards(['C'])).toMatchObject([{ displayedAt: '2026-11-01T10:00:00.000Z' }]);
	});

	it.each([
		['incomplete JSON', '{"a":', 400, 'INVALID_JSON'],
		['a trailing comma', '{"type":"story",}', 400, 'INVALID_JSON'],
		['two documents', '{"type":"story"}{"type":"story"}', 400, 'INVALID_JSON'],
		['20,000 nested arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, 'BEYOND_LIMITS'],
		['a U+0000', JSON.stringify(story('A', { slug: 'a\u0000b' })), 422, 'BEYOND_LIMITS'],
		['an unpaired surrogate', JSON.stringify(story('A', { slug: 'a\ud83d' })), 422, 'BEYOND_LIMITS'],
		['a key of the prototype', '{"type":"story","__proto__":{"x":1}}', 422, 'BEYOND_LIMITS'],
		[
			'3,000 elements',
			JSON.stringify(story('A', { content_elements: Array.from({ length: 3000 }, () => ({ type: 'divider' })) })),
			422,
			'BEYOND_LIMITS',
		],
	])('C07 %s is refused in 200 ms', async (_what, body, status, code) => {
		const spent = await cpuTime(async () => expect(await send('PUT', `${base}/story/A`, body)).toMatchObject({ status, body: { code } }));
		expect(spent).toBeLessThan(200);
	});

	it('C07 a body of 4 MB is taken; one of 6 MB, a compressed one and one that is no JSON are refused', async () => {
		const long = `${JSON.stringify(story('A'))}${' '.repeat(4_000_000)}`;
		expect(await send('PUT', `${base}/story/A`, long)).toMatchObject({ status: 201 });
		expect(await send('PUT', `${base}/story/A`, 'x'.repeat(6_000_000))).toMatchObject({ status: 413 });
		const plain = { ...bearer, 'content-type': 'text/plain' };
		expect(await send('PUT', `${base}/story/A`, 'x', plain)).toMatchObject({ status: 415 });
		expect(await send('PUT', `${base}/story/A`, '{}', { ...bearer, 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
	});

	it('a document whose type or id differs from its address is refused', async () => {
		expect(await send('PUT', `${base}/story/B`, story('A'))).toMatchObject({ status: 422, body: { problems: [{ path: '$._id' }] } });
		expect(await send('PUT', `${base}/video/A`, story('A'))).toMatchObject({ status: 422, body: { problems: [{ path: '$.type' }] } });
		expect(await send('PUT', `${base}/hologram/A`, story('A'))).toMatchObject({ status: 404 });
	});

	it('a section is sent to its path and removed there', async () => {
		expect(await send('PUT', `${base}/section/deportes/tenis`, section('/deportes/tenis', { name: 'Tenis' }))).toMatchObject({
			status: 201,
		});
		expect(await content().queries('tn').section('/deportes/tenis')).toMatchObject({ name: 'Tenis' });
		expect(await send('DELETE', `${base}/section/deportes/tenis`)).toMatchObject({ status: 200 });
		expect(await content().queries('tn').section('/deportes/tenis')).toBeUndefined();
	});

	it('a removed story is gone, and an unknown one is 404', async () => {
		await send('PUT', `${base}/story/A`, story('A'));
		const unpublished = { result: 'UNPUBLISHED', type: 'story', id: 'A' };
		expect(await send('DELETE', `${base}/story/A?keep`)).toMatchObject({ status: 200, body: unpublished });
		expect(await content().queries('tn').cards(['A'])).toEqual([]);
		expect(await send('DELETE', `${base}/story/B`)).toMatchObject({ status: 404, body: { code: 'unknown-document' } });
	});

	it('a document that is a draft alone is removed with its texts', async () => {
		const draft = story('A', { revision: { revision_id: '1', branch: 'default', published: false } });
		await send('PUT', `${base}/story/A`, draft);
		expect(await send('GET', `${base}/story/A`)).toMatchObject({ status: 200, body: { revisions: [{ draft: true }] } });
		expect(await send('DELETE', `${base}/story/A`)).toMatchObject({ status: 200, body: { result: 'REMOVED' } });
		expect(await send('GET', `${base}/story/A`)).toMatchObject({ status: 404, body: { code: 'unknown-document' } });
		expect(await send('DELETE', `${base}/story/A`)).toMatchObject({ status: 404 });
	});

	it('C01 a document is stored as it came, with its byte order mark; a body that is not UTF-8 is refused', async () => {
		const text = `\uFEFF ${JSON.stringify(story('A'))}\n`;
		const { status, headers } = await send('PUT', `${base}/story/A`, text);
		expect([status, headers['x-request-id']]).toEqual([201, expect.stringMatching(/\S/)]);
		const { body } = await send('GET', `${base}/story/A`);
		expect((await send('GET', `${base}/story/A?revision=${body.revisions[0].revision}`)).text).toBe(text);
		const broken = Buffer.from(JSON.stringify(story('B', { slug: 'ñ' })), 'latin1');
		expect(await send('PUT', `${base}/story/B`, broken)).toMatchObject({ status: 400, body: { code: 'not-utf8' } });
	});

	it('C06 a batch that is sent again is ignored, and a document that is too long is refused among the others', async () => {
		const documents = [story('A'), story('B')];
		expect((await send('POST', `${base}/batch`, documents)).body).toEqual({
			...{ stored: 2, ignored: 0, refused: 0 },
			...{ errors: [], drafts: [], repairs: [] },
		});
		const long = story('C', { slug: 'x'.repeat(5 * 1024 * 1024) });
		const problem = { path: '$', message: 'is longer than a document may be' };
		const error = { index: 1, code: 'BEYOND_LIMITS', message: `$ ${problem.message}`, httpStatus: 422, error: true, problems: [problem] };
		const { body } = await send('POST', `${base}/batch`, [story('A'), long, story('B'), story('D')]);
		expect(body).toMatchObject({ stored: 1, ignored: 2, refused: 1, errors: [error] });
	});

	const batch = byForm(60, 1000);

	it(`C06 one bad document in a batch of ${batch} leaves ${batch - 1} stored`, async () => {
		const documents = Array.from({ length: batch }, (_none, index) => story(`S${index}`, index === 50 ? { headlines: 1 } : {}));
		const answer = await send('POST', `${base}/batch`, documents);
		const errors = [{ index: 50, code: 'INVALID_DOCUMENT' }];
		expect(answer).toMatchObject({ status: 200, body: { stored: batch - 1, refused: 1, errors } });
	});

	it('C06 a batch of more than 1,000 documents is refused', async () => {
		const documents = Array.from({ length: 1001 }, (_none, index) => story(`S${index}`));
		expect(await send('POST', `${base}/batch`, documents)).toMatchObject({ status: 413 });
		expect(await content().queries('tn').cards(['S0'])).toEqual([]);
	});

	it('C06 a batch may be a feed, and the answer names its drafts and repairs', async () => {
		const filtered = (id: string, more = {}) => story(id, { version: undefined, website: 'tn', ...more });
		const feed = { content_elements: [filtered('A'), filtered('B', { headlines: { basic: '' } }), 'x'], next: 20 };
		expect((await send('POST', `${base}/batch`, feed)).body).toMatchObject({
			...{ stored: 2, refused: 1, errors: [{ index: 2 }] },
			drafts: [{ index: 1, id: 'B', draftReason: 'it has no headline' }],
			repairs: [{ kind: '`version` missing', documents: 2 }],
		});
		expect((await send('POST', `${base}/batch`, story('C'))).body).toMatchObject({ stored: 1 });
	});

	it('C06 a batch without a body has no documents', async () => {
		expect(await send('POST', `${base}/batch`)).toMatchObject({ status: 200, body: { stored: 0, ignored: 0, refused: 0 } });
	});

	it('C06 a batch may be NDJSON', async () => {
		const lines = `${JSON.stringify(story('A'))}\n{"broken\n${JSON.stringify(story('B'))}\n`;
		const answer = await send('POST', `${base}/batch`, lines, { ...bearer, 'content-type': 'application/x-ndjson' });
		expect(answer.body).toMatchObject({ stored: 2, errors: [{ index: 1, code: 'INVALID_JSON' }] });
	});
});

describe('any document', () => {
	const batches = byForm(10, 100);

	it(`C01 ${batches * 20} randomly broken documents are stored byte for byte or refused, without a fault`, { tags: 'slow' }, async () => {
		await publish(content(), goodDocuments);
		const sent: Record<'stored' | 'refused', string[]> = { stored: [], refused: [] };
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(brokenDocument, fc.nat(3)), { minLength: 20, maxLength: 20 }), async (documents) => {
				const texts = documents.map(([json, indent]) => JSON.stringify(withOwnId(json), null, indent) ?? 'null');
				const { status, body } = await send('POST', `${base}/batch`, `[${texts}]`);
				expect(status).toBe(200);
				const refused = new Set(body.errors.map(({ index }: { index: number }) => index));
				for (const [index, text] of texts.entries()) sent[refused.has(index) ? 'refused' : 'stored'].push(text);
			}),
			{ numRuns: batches, endOnFailure: true },
		);
		const rows = await tablesOf(content.database()).selectFrom('content.revision').select('body').execute();
		const stored = new Set(rows.map(({ body }) => body));
		expect(sent.stored.filter((text) => !stored.has(text))).toEqual([]);
		expect(sent.refused.filter((text) => stored.has(text))).toEqual([]);
		expect(Math.min(sent.stored.length, sent.refused.length)).toBeGreaterThan(batches * 2);
	});

	/** Sections keep their ids, which are paths. */
	const withOwnId = (json: unknown) => (isObject(json) && json.type !== 'section' ? { ...json, _id: randomUUID() } : json);
});

describe.each(brandList)('a collection of $id', ({ id }) => {
	const { send } = ingestApi(content, secret, id);
	const collection = { _id: 'COL', type: 'collection', version: '0.10.12', content_aliases: ['especial'], content_elements: [] };
	const at = (named: string) => `/api/ingest/v1/${id}/collection/${encodeURIComponent(named)}`;
	const other = id === 'ciudad' ? 'tn' : 'ciudad';

	it('RULE-22 is set by its id, with spaces around it or not, or by the address of its page on the site', async () => {
		expect(await send('PUT', at(' COL '), collection)).toMatchObject({ status: 201, body: { id: 'COL' } });
		const changed = { ...collection, headlines: { basic: 'Otro' } };
		for (const named of ['COL', `https://${id}.test/colecciones/especial/`, '/colecciones/especial/', '/colecciones/COL'])
			expect(await send('PUT', at(named), changed), named).toMatchObject({ body: { id: 'COL' } });
		expect((await content().queries(id).collection('especial'))?.name).toBe('Otro');
	});

	it.each([
		['', 'Debe ingresar un Id de colección o una URL.'],
		['  ', 'Debe ingresar un Id de colección o una URL.'],
		[`https://${other}.test/colecciones/especial/`, 'La URL ingresada no es correcta.'],
		[`https://${id}.test/deportes/`, 'La URL ingresada no es correcta.'],
		[`https://${id}.test/colecciones/no-hay-tal/`, 'La URL ingresada no es correcta.'],
		['javascript:alert(1)', 'La URL ingresada no es correcta.'],
	])('RULE-22 named "%s" is refused with the words: %s', async (named, message) => {
		await send('PUT', at('COL'), collection);
		expect(await send('PUT', at(named), collection)).toMatchObject({ status: 422, body: { code: 'wrong-collection', message } });
		expect(await send('DELETE', at(named))).toMatchObject({ status: 422, body: { message } });
		expect((await content().queries(id).collection('especial'))?.alias).toBe('especial');
	});
});

describe('senders', () => {
	const url = `${base}/story/A`;
	const body = JSON.stringify(story('A'));

	it('C04 a request without a key of the brand is refused and logged', async () => {
		const schemes = { 'www-authenticate': 'Bearer, Kiosco-HMAC-SHA256' };
		const none = { status: 401, headers: schemes, body: { code: 'no-credentials' } };
		expect(await send('PUT', url, body, {})).toMatchObject(none);
		const wrong = { status: 401, headers: schemes, body: { code: 'wrong-credentials' } };
		expect(await send('PUT', url, body, { authorization: `Bearer ${'x'.repeat(32)}` })).toMatchObject(wrong);
		expect(await send('PUT', url.replace('/tn/', '/nadie/'), body)).toMatchObject({ status: 403, body: { code: 'other-brand' } });
		content.log.told.length = 0;
		expect(await send('PUT', url, body, { authorization: `Bearer ${'c'.repeat(32)}` })).toMatchObject({ status: 403 });
		expect(content.log.told).toContainEqual(
			expect.objectContaining({ event: 'content was refused', fields: expect.objectContaining({ reason: 'other-brand' }) }),
		);
	});

	it('C04 a body without a key of the brand is not read: one that is too long is refused for the key that it lacks', async () => {
		expect(await send('PUT', url, 'x'.repeat(6_000_000), {})).toMatchObject({ status: 401, body: { code: 'no-credentials' } });
	});

	it('C04 a signature is valid once and for five minutes', async () => {
		const headers = signed(url, body);
		expect(await send('PUT', url, body, headers)).toMatchObject({ status: 201 });
		expect(await send('PUT', url, body, headers)).toMatchObject({ status: 401, body: { code: 'signature-used' } });
		const old = new Date(content.clock.now.getTime() - 301_000);
		expect(await send('PUT', url, body, signed(url, body, old))).toMatchObject({ body: { code: 'signature-expired' } });
	});

	it.each([
		['made now', 0],
		['made five minutes ahead', 300],
	])('C04 a signature %s is used once in all the time that it is valid', async (_when, ahead) => {
		const start = content.clock.now.getTime();
		const headers = signed(url, body, new Date(start + ahead * 1000));
		expect(await send('PUT', url, body, headers)).toMatchObject({ status: 201 });
		for (let seconds = 30; seconds <= ahead + 300; seconds += 30) {
			content.clock.now = new Date(start + seconds * 1000);
			// Other requests go on meanwhile, with nonces of their own.
			await send('PUT', url, body, signed(url, body));
			expect((await send('PUT', url, body, headers)).body, `${seconds} s later`).toMatchObject({ code: 'signature-used' });
		}
		content.clock.now = new Date(start + (ahead + 301) * 1000);
		expect((await send('PUT', url, body, headers)).body).toMatchObject({ code: 'signature-expired' });
	});

	it('C04 a signature of the wrong key or with the wrong secret is refused', async () => {
		const headers = signed(url, body);
		const other = { authorization: headers.authorization.replace('key=cms', 'key=nadie') };
		expect(await send('PUT', url, body, other)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
		const changed = { authorization: headers.authorization.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
		expect(await send('PUT', url, body, changed)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
		expect(await send('PUT', url, body, signed(url, body, new Date(content.clock.now.getTime() + 301_000)))).toMatchObject({
			body: { code: 'signature-expired' },
		});
	});

	it('C04 a signature is valid for one method, address and body', async () => {
		const headers = signed(url, body);
		expect(await send('DELETE', url, undefined, headers)).toMatchObject({ status: 401 });
		expect(await send('PUT', `${base}/story/B`, body, headers)).toMatchObject({ status: 401 });
		expect(await send('PUT', url, `${body} `, headers)).toMatchObject({ status: 401 });
		expect(await send('PUT', url, body, headers)).toMatchObject({ status: 201 });
	});
});
