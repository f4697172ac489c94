import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#content';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { ingestApi } from '../../../tests/support/ingest-api.ts';

const content = testContent();
const { send } = ingestApi(content, 's'.repeat(32));
const url = '/api/ingest/v1/tn/story/A';
type Entry = { revision: string; revisionId?: string; headline: string; draft: boolean; current: boolean; sender: string };

const written = (headline: string, revisionId?: string, more: object = {}) => ({
	...story('A', { headlines: { basic: headline }, website: 'tn', website_url: '/a/' }),
	...(revisionId === undefined ? {} : { revision: { revision_id: revisionId, published: true } }),
	...more,
});
const later = (ms = 1000) => {
	content.clock.now = new Date(content.clock.now.getTime() + ms);
};
const put = async (document: string | object) => {
	later();
	expect(await send('PUT', url, document)).toMatchObject({ status: 201 });
};
const listed = async (): Promise<Entry[]> => (await send('GET', url)).body.revisions;
const revisionOf = async (headline: string) => (await listed()).find((entry) => entry.headline === headline)?.revision;
const restore = async (headline: string) => {
	later();
	return send('POST', `${url}?restore=${await revisionOf(headline)}`);
};
const seen = async () => {
	const read = await content().queries('tn').at('/a/');
	return read.kind === 'story' ? read.story.headline : read.kind;
};

beforeEach(() => publish(content(), [section('/deportes')]));

describe('the revisions of a document', () => {
	it('D07 are listed, the last received first, and read byte for byte', async () => {
		const texts = ['Uno', 'Dos', 'Tres'].map((headline, index) => JSON.stringify(written(headline, String(index + 1)), null, index));
		for (const text of texts) await put(text);
		await put(written('Borrador', '4', { revision: { revision_id: '4', published: false } }));
		expect((await listed()).map(({ headline, revisionId, draft, current }) => [headline, revisionId, draft, current])).toEqual([
			['Borrador', '4', true, true],
			['Tres', '3', false, true],
			['Dos', '2', false, false],
			['Uno', '1', false, false],
		]);
		const read = await send('GET', `${url}?revision=${await revisionOf('Dos')}`);
		expect(read).toMatchObject({
			status: 200,
			text: texts[1],
			headers: { 'cache-control': 'private, no-store', 'content-type': 'application/json; charset=utf-8' },
		});
	});

	it('D07 are listed by pages of a hundred, with the start of the next page', { tags: 'slow' }, async () => {
		for (let revision = 1; revision <= 101; revision += 1) await put(written(`Número ${revision}`, String(revision)));
		const { body } = await send('GET', url);
		expect([body.revisions.length, body.next]).toEqual([100, 100]);
		const second = await send('GET', `${url}?from=100`);
		expect(second.body).toEqual({ revisions: [expect.objectContaining({ headline: 'Número 1', sender: 'key cms' })] });
		for (const from of ['-1', '1.5', 'x'])
			expect(await send('GET', `${url}?from=${from}`)).toMatchObject({ status: 400, body: { code: 'no-such-page' } });
		expect((await send('GET', `${url}?from=101`)).body).toEqual({ revisions: [] });
	});

	it('D07 are listed even with numbers that the database cannot hold', async () => {
		await put(JSON.stringify(written('Enorme', '1')).replace('{', '{"additional_properties":{"x":1e400000},'));
		expect(await listed()).toMatchObject([{ headline: 'Enorme' }]);
	});

	it('D07 are 404 when unknown, 403 for the key of another brand, and deleted with their document', async () => {
		await put(written('Uno', '1'));
		const revision = await revisionOf('Uno');
		expect(await send('GET', `${url}?revision=${'0'.repeat(64)}`)).toMatchObject({ status: 404, body: { code: 'unknown-revision' } });
		expect(await send('POST', `${url}?restore=${'0'.repeat(64)}`)).toMatchObject({ status: 404, body: { code: 'unknown-revision' } });
		expect(await send('POST', url)).toMatchObject({ status: 404, body: { code: 'unknown-revision' } });
		expect(await send('GET', url.replace('/story/', '/hologram/'))).toMatchObject({ status: 404, body: { code: 'unknown-type' } });
		expect(await send('GET', url.replace('/A', '/B'))).toMatchObject({ status: 404, body: { code: 'unknown-document' } });
		const other = { authorization: `Bearer ${'c'.repeat(32)}` };
		expect(await send('GET', url, undefined, other)).toMatchObject({ status: 403 });
		expect(await send('GET', `${url.replace('/tn/', '/ciudad/')}?revision=${revision}`, undefined, other)).toMatchObject({ status: 404 });
		await send('DELETE', url);
		expect(await send('GET', `${url}?revision=${revision}`)).toMatchObject({ status: 404 });
	});
});

describe('a restored revision', () => {
	it('D07 is a new revision that is shown, listed and purged like any other', async () => {
		await put(written('Uno', '1'));
		await put(written('Dos', '2', { website_url: '/b/' }));
		const purged: string[] = [];
		content().onPurge(({ keys }) => void purged.push(...keys));
		expect(await restore('Uno')).toMatchObject({ status: 201, body: { result: 'STORED', id: 'A', draft: false } });
		expect(await seen()).toBe('Uno');
		expect(await content().queries('tn').at('/b/')).toMatchObject({ kind: 'redirect', to: '/a/' });
		expect(purged).toEqual(expect.arrayContaining(['story/A', 'tn/path:/a/', 'tn/path:/b/', 'tn/section:/deportes']));
		expect(await listed()).toMatchObject([
			{ headline: 'Uno', revisionId: expect.stringMatching(/^2\+\d{8}T\d{9}Z$/), current: true, sender: 'key cms' },
			{ headline: 'Dos', revisionId: '2', current: false },
			{ headline: 'Uno', revisionId: '1', current: false },
		]);
		const [restored] = await listed();
		const { revision } = JSON.parse((await send('GET', `${url}?revision=${restored?.revision}`)).text);
		expect(revision).toEqual({ published: true, revision_id: restored?.revisionId, parent_id: '2' });
		await restore('Dos');
		expect((await listed())[0]?.revisionId).toMatch(/^2\+\d{8}T\d{9}Z$/);
	});

	it('D07 follows a revision that is dated in the future', async () => {
		for (const headline of ['Uno', 'Dos'])
			await put(written(headline, undefined, { last_updated_date: new Date(Date.UTC(2030, 0, headline.length - 2)) }));
		await put(written('Tres', undefined, { last_updated_date: '2030-01-02T00:00:00Z' }));
		expect(await restore('Uno')).toMatchObject({ status: 201 });
		expect(await seen()).toBe('Uno');
	});

	it('D07 may begin with a byte order mark, and keeps those inside', async () => {
		await put(`\uFEFF${JSON.stringify(written('Uno', '1'))}`);
		await put(JSON.stringify(written('Dos', '2', { subheadlines: { basic: 'a\uFEFFb' } })));
		await restore('Uno');
		expect(await seen()).toBe('Uno');
		await restore('Dos');
		const [restored] = await listed();
		expect((await send('GET', `${url}?revision=${restored?.revision}`)).text).toContain('a\uFEFFb');
	});

	it.each([
		['dates alone', undefined, undefined, undefined],
		['numbers', '1', '2', '3'],
		['names and dates', 'R9', 'R5', 'R1'],
	])('D07 C02 is older than the next revision of its sender, with %s', async (_what, first, second, third) => {
		const dated = (headline: string, id: string | undefined) =>
			written(headline, id, { last_updated_date: content.clock.now.toISOString() });
		await put(dated('Uno', first));
		const sent = dated('Dos', second);
		await put(sent);
		await restore('Uno');
		await restore('Dos');
		expect(await restore('Uno')).toMatchObject({ status: 201 });
		expect(await send('PUT', url, sent)).toMatchObject({ body: { result: 'IGNORED_OLDER' } });
		expect(await seen()).toBe('Uno');
		later();
		await put(dated('Tres', third));
		expect(await seen()).toBe('Tres');
	});

	it('D07 may be of a hand-written file without revision ids', async () => {
		for (const headline of ['Uno', 'Dos']) await put(written(headline));
		expect(await restore('Dos')).toMatchObject({ status: 200, body: { result: 'IGNORED_SAME' } });
		await restore('Uno');
		expect(await seen()).toBe('Uno');
		expect(await listed()).toMatchObject([{ headline: 'Uno', current: true }, { headline: 'Dos' }]);
		await put(written('Tres'));
		expect(await seen()).toBe('Tres');
	});

	it('D07 brings back an unpublished story, and a draft as a draft', async () => {
		await put(written('Uno', '1'));
		await put(written('Borrador', '2', { revision: { revision_id: '2', published: false } }));
		await send('DELETE', `${url}?keep`);
		expect(await restore('Borrador')).toMatchObject({ status: 200, body: { result: 'IGNORED_SAME' } });
		expect(await seen()).toBe('gone');
		expect(await restore('Uno')).toMatchObject({ status: 201 });
		expect(await seen()).toBe('Uno');
	});

	it("D07 is refused by today's rules, such as for an address that another story has meanwhile", async () => {
		await put(written('Uno', '1'));
		await put(written('Dos', '2', { website_url: '/b/' }));
		await send('DELETE', `${url}?keep`);
		await publish(content(), [story('B', { website: 'tn', website_url: '/a/' })]);
		expect(await restore('Uno')).toMatchObject({ status: 409, body: { code: 'PATH_TAKEN' } });
	});

	it('D07 may be of a section, by its path', async () => {
		const sectionUrl = '/api/ingest/v1/tn/section/deportes/tenis';
		for (const name of ['Tenis', 'Padel']) {
			later();
			await send('PUT', sectionUrl, section('/deportes/tenis', { name }));
		}
		const [, first] = (await send('GET', sectionUrl)).body.revisions;
		expect(first.headline).toBe('Tenis');
		await send('POST', `${sectionUrl}?restore=${first.revision}`);
		expect(await content().queries('tn').section('/deportes/tenis')).toMatchObject({ name: 'Tenis' });
	});
});

describeOnPostgres('a concurrent restoration and publication', (database) => {
	const raced = testContent(database(migrations));
	const api = ingestApi(raced, 's'.repeat(32));

	it('D07 D03 are both stored, readers see the later one, and every row has the same revision', { tags: 'slow' }, async () => {
		await publish(raced(), [section('/deportes')]);
		await api.send('PUT', url, written('Uno', '1'));
		await api.send('PUT', url, written('Número 2', '2'));
		const revision = (await api.send('GET', url)).body.revisions.find(({ headline }: Entry) => headline === 'Uno').revision;
		const last = new Set<string>();
		for (let round = 3; round < 33; round += 1) {
			const answers = await Promise.all([
				api.send('POST', `${url}?restore=${revision}`),
				api.send('PUT', url, written(`Número ${round}`, String(round))),
				api.send('POST', `${url}?restore=${revision}`),
			]);
			expect(answers.map(({ body }) => body.result)).toEqual(['STORED', 'STORED', 'STORED']);
			const { rows } = await sql<{ document: string; placement: string; published: string; headline: string }>`
				select d.revision as document, p.revision as placement, p.card #>> '{headlines,basic}' as published,
					r.body::json #>> '{headlines,basic}' as headline
				from content.document as d join content.placement as p on p.id = d.id join content.revision as r on r.revision = d.revision
				where d.id = 'A'`.execute(raced.database().sql);
			expect(rows).toHaveLength(1);
			expect(rows[0]?.placement).toBe(rows[0]?.document);
			expect(rows[0]?.published).toBe(rows[0]?.headline);
			last.add(rows[0]?.published === 'Uno' ? 'restoration' : 'publication');
		}
		expect(last.has('restoration')).toBe(true);
		const { rows } = await sql<{ stored: number }>`select count(*)::int as stored from content.revision where id = 'A'`.execute(
			raced.database().sql,
		);
		expect(rows[0]?.stored).toBe(2 + 30 * 3);
	});
});
