import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { story, testContent } from '../../../tests/support/content.ts';
import { byForm } from '../../../tests/support/form.ts';
import { zipOf } from '../../../tests/support/zip-of.ts';
import { importDocuments } from './import-documents.ts';
import type { ImportEvent } from './import-event.ts';

const content = testContent();
let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
	const path = join(folder, name);
	await mkdir(join(path, '..'), { recursive: true });
	await writeFile(path, text);
	return path;
}

async function run(paths: readonly string[], stopped = () => false): Promise<readonly ImportEvent[]> {
	const options = { content: content(), brand: brands.tn, brands: brandList, section: '/noticias', paths, stopped };
	const events: ImportEvent[] = [];
	for await (const event of importDocuments(options)) events.push(event);
	return events;
}

const kinds = (events: readonly ImportEvent[]) => events.map(({ kind }) => kind);
const stored = (count: number) => Array.from({ length: count }, () => 'stored');

describe('import', () => {
	it('files, folders, arrays, NDJSON and result lists are read, and a second run changes nothing', async () => {
		await write('a/one.json', JSON.stringify(story('ONE')));
		await write('a/b/list.json', JSON.stringify([story('TWO'), story('THREE')], null, '\t'));
		await write('a/lines.ndjson', `${JSON.stringify(story('FOUR'))}\n{"broken":\n${JSON.stringify(story('FIVE'))}`);
		await write('a/results.json', JSON.stringify({ type: 'results', version: '0.10.12', content_elements: [story('SIX')] }));
		await write('a/ignored.txt', 'nothing');
		const events = await run([join(folder, 'a')]);
		expect(kinds(events).toSorted()).toEqual(['refused', ...stored(6)]);
		expect(events.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'INVALID_JSON', place: { number: 2 } });
		expect(
			await content()
				.queries('tn')
				.list({ all: ['all'], size: 10 }),
		).toHaveLength(6);
		expect(kinds(await run([join(folder, 'a')])).toSorted()).toEqual([
			'ignored',
			'ignored',
			'ignored',
			'ignored',
			'ignored',
			'ignored',
			'refused',
		]);
	});

	const count = byForm(100, 1000);

	it(`C06 one bad document among ${count} leaves ${count - 1} stored and is reported by its number`, async () => {
		const documents = Array.from({ length: count }, (_none, index) => story(`S${index}`, index === 70 ? { headlines: 'no' } : {}));
		const events = await run([await write('many.json', JSON.stringify(documents))]);
		expect(kinds(events).filter((kind) => kind === 'stored')).toHaveLength(count - 1);
		expect(events.filter(({ kind }) => kind === 'refused')).toMatchObject([
			{ place: { number: 71, id: 'S70' }, problems: [{ path: expect.stringContaining('$.headlines') }] },
		]);
	});

	it('a document without id, section and address gets them, and the same ones in a second import', async () => {
		const bare = { type: 'story', version: '0.10.12', headlines: { basic: 'Llueve en la sierra' }, display_date: '2026-11-19T12:00:00Z' };
		const path = await write('bare.json', JSON.stringify(bare));
		expect(kinds(await run([path]))).toEqual(['stored']);
		expect(kinds(await run([path]))).toEqual(['ignored']);
		expect(await content().queries('tn').at('/noticias/2026/11/19/llueve-en-la-sierra/')).toMatchObject({
			kind: 'story',
			story: { section: { name: 'Noticias' } },
		});
	});

	it('a story of another site keeps its section and address', async () => {
		const foreign = story('A', {
			canonical_website: 'gazette',
			websites: {
				gazette: { website_url: '/news/one/', website_section: { _id: '/news', type: 'section', version: '0.10.12', name: 'News' } },
			},
			taxonomy: { primary_section: { _id: '/news', _website: 'gazette', type: 'section', version: '0.10.12', name: 'News' } },
		});
		await run([await write('foreign.json', JSON.stringify(foreign))]);
		expect(await content().queries('tn').at('/news/one/')).toMatchObject({
			kind: 'story',
			story: { section: { id: '/news', name: 'News' } },
		});
	});

	it('files without documents are explained', async () => {
		const events = await run([
			await write('text.json', '{"type":"text","content":"x"}'),
			await write('label.json', '{"basic":{"text":"x"}}'),
			await write('empty.json', ''),
			join(folder, 'missing.json'),
		]);
		expect(events.map((event) => ('why' in event ? event.why : ''))).toEqual([
			'is a part of a document (type text), not a document',
			'has no type, so it is no ANS document (keys: basic)',
			'holds no document',
			expect.stringContaining('ENOENT'),
		]);
	});

	it.each([
		[
			'wordpress.xml',
			'<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel></channel></rss>',
			'--from wordpress',
		],
		['feed.json', '<?xml version="1.0"?>\n<rss version="2.0"><channel></channel></rss>', '--from rss'],
		['page.html', '<!doctype html><html></html>', 'is XML or HTML, not JSON'],
		['ghost.json', '{"db":[{"data":{"posts":[]}}]}', '--from ghost'],
		['jsonfeed.json', '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1"}]}', '--from rss'],
	])('%s of another system is not read as ANS, but names the option that reads it', async (name, text, why) => {
		expect(await run([await write(name, text)])).toMatchObject([{ why: expect.stringContaining(why) }]);
	});

	it('a folder without files to import says so', async () => {
		await write('b/notas.txt', 'x');
		expect(await run([join(folder, 'b')])).toMatchObject([{ kind: 'unreadable', why: 'holds no file to import' }]);
	});

	it('drafts have their title in the list', async () => {
		const [event] = await run([await write('draft.json', JSON.stringify(story('A', { revision: { published: false } })))]);
		expect(event).toMatchObject({ kind: 'draft', place: { title: 'Titular de A' } });
	});

	it('a file that cannot be read is reported, and the import continues', async () => {
		await write('a/first.json', JSON.stringify(story('ONE')));
		await symlink(join(folder, 'nowhere'), join(folder, 'a/gone.json'));
		await write('a/last.json', JSON.stringify(story('TWO')));
		const events = await run([join(folder, 'a')]);
		expect(kinds(events).toSorted()).toEqual(['stored', 'stored', 'unreadable']);
		expect(events).toContainEqual({
			kind: 'unreadable',
			place: { file: join(folder, 'a/gone.json'), number: 0 },
			why: expect.stringContaining('ENOENT'),
		});
	});

	it('a feed, filtered documents and a zip archive of them are taken, and what a document lacks is named', async () => {
		const feed = { content_elements: [{ ...story('A'), version: undefined, _website_urls: ['/a/'] }], next: 10 };
		const filtered = [{ _id: 'B', headlines: { basic: 'Sin tipo' }, display_date: '2026-11-19T12:00:00Z' }];
		const path = join(folder, 'todo.zip');
		await writeFile(
			path,
			zipOf({ 'a/feed.json': JSON.stringify(feed), 'b.ndjson': filtered.map((one) => JSON.stringify(one)).join('\n'), 'leeme.txt': 'x' }),
		);
		const events = await run([path]);
		expect(events).toMatchObject([
			{ kind: 'stored', place: { file: `${path}/a/feed.json`, id: 'A' }, repairs: ['`version` missing', '`_website_urls` unknown'] },
			{ kind: 'stored', place: { file: `${path}/b.ndjson`, id: 'B', type: 'story' }, repairs: ['`version` missing'] },
		]);
		expect(kinds(await run([await write('broken.zip', 'no archive')]))).toEqual(['unreadable']);
	});

	it.each(['content_elements', 'data', 'articles'])('the documents of an answer that has them in %s are taken', async (key) => {
		const answer = { [key]: [story('A'), story('B', { type: undefined })], metadata: { total_hits: 2 } };
		expect(kinds(await run([await write('answer.json', JSON.stringify(answer))]))).toEqual(['stored', 'stored']);
	});

	it('a story whose type a feed left out is one document, whatever its elements are', async () => {
		const { type: _leftOut, ...filtered } = story('A', { content_elements: [{ type: 'text', content: 'x' }, { type: 'divider' }] });
		expect(kinds(await run([await write('filtered.json', JSON.stringify(filtered))]))).toEqual(['stored']);
	});

	it('C08 drafts are reported apart, with the reason', async () => {
		const documents = [
			story('A', { headlines: { basic: ' ' } }),
			story('B', { display_date: null }),
			story('C', { additional_properties: { is_published: false } }),
			story('D', { display_date: null, first_publish_date: '2026-11-01T10:00:00Z' }),
		];
		const events = await run([await write('drafts.json', JSON.stringify(documents))]);
		expect(events.map((event) => [event.kind, 'why' in event ? event.why : undefined])).toEqual([
			['draft', 'is a draft: it has no headline'],
			['draft', 'is a draft: it has no date'],
			['draft', 'is a draft: additional_properties.is_published is false'],
			['stored', undefined],
		]);
		expect((await content().drafts('tn')).map(({ id }) => id).toSorted()).toEqual(['A', 'B', 'C']);
	});

	it('C01 what an import left out stays in the revision, byte for byte', async () => {
		const text = JSON.stringify(story('A', { website: 'tn', website_url: '/a/', foo: 1, subheadlines: { basic: 5 } }), null, 2);
		await run([await write('one.json', text)]);
		const { rows } = await sql<{ body: string }>`select body from content.revision where shelf = 'work'`.execute(content.database().sql);
		expect(rows).toEqual([{ body: text }]);
	});

	it('pictures that nobody can fetch are named by their host', async () => {
		const at = (url: string) => ({ type: 'image', version: '0.10.12', url });
		const urls = ['https://img.test:8443/a.jpg', 'https://img.test/c.jpg', 'https://img.test:8443/d.jpg'];
		const events = await run([await write('lost.json', JSON.stringify(story('L', { content_elements: urls.map(at) })))]);
		expect(events).toMatchObject([{ kind: 'stored', repairs: [] }]);
		expect(events.flatMap((event) => ('notes' in event && event.notes) || [])).toEqual([
			'pictures at img.test:8443 are left out: only https addresses without a port can be fetched',
			'pictures are at img.test: --media img.test brings them here',
		]);
	});

	it('a section tree of the site service becomes sections', async () => {
		const tree = {
			_id: '/',
			name: 'tn',
			children: [
				{ _id: '/news', name: 'News', order: { primary: 1 }, parent: { primary: '/' }, children: [{ _id: '/news/city', name: 'City' }] },
			],
		};
		expect(kinds(await run([await write('tree.json', JSON.stringify(tree))]))).toEqual(['stored', 'stored']);
		expect((await content().queries('tn').navigation('primary')).map(({ text }) => text)).toEqual(['News']);
	});

	it('a stopped import finishes its batch and continues when it is run again', async () => {
		const path = await write('many.json', JSON.stringify(Array.from({ length: 120 }, (_none, index) => story(`S${index}`))));
		const calls: boolean[] = [];
		expect(await run([path], () => calls.push(true) > 60)).toHaveLength(61);
		const again = kinds(await run([path]));
		expect([again.filter((kind) => kind === 'ignored').length, again.filter((kind) => kind === 'stored').length]).toEqual([61, 59]);
	});
});
