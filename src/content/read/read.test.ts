import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createContent } from '#content';
import type { Card, ContentQueries, ListQuery, ReadPeriod } from '#content/contract';
import { countReads, publish, section, story, testContent } from '../../../tests/support/content.ts';
import { tablesOf } from '../store/tables.ts';
import { leastReads } from './most-read.ts';
import { ReadCounter } from './read-counter.ts';

const content = testContent();
const contentQueries = () => content().queries('tn');
const inSection = (id: string) => ({ primary_section: { _id: id, type: 'section', version: '0.10.12', name: id.slice(1) } });
const withTags = (...slugs: readonly string[]) => ({ tags: slugs.map((slug) => ({ text: slug.toUpperCase(), slug })) });
const at = (hour: string) => ({ display_date: `2026-11-20T${hour}:00:00Z` });
const image = (id: string) => ({ _id: id, type: 'image', version: '0.10.12', url: `https://img.test/${id}.jpg`, width: 1600, height: 900 });
const reference = (id: string, type: string) => ({ type: 'reference', referent: { id, type, provider: '' } });

describe('lists', () => {
	const ids = async (query: Partial<ListQuery>) => (await contentQueries().list({ all: [], size: 10, ...query })).map(({ id }) => id);
	const few = () =>
		publish(content(), [
			story('A', { ...at('09'), taxonomy: { ...inSection('/deportes'), ...withTags('boca') }, subtype: 'live' }),
			story('B', { ...at('10'), taxonomy: { ...inSection('/deportes/tenis'), ...withTags('copa') } }),
			story('C', { ...at('11'), taxonomy: { ...inSection('/politica'), ...withTags('boca', 'copa') } }),
			story('D', { ...at('11'), taxonomy: inSection('/politica') }),
		]);

	it.each<[Partial<ListQuery>, readonly string[]]>([
		[{}, ['D', 'C', 'B', 'A']],
		[{ all: ['section:/deportes'] }, ['B', 'A']],
		[{ all: ['section:/deportes', 'tag:boca'] }, ['A']],
		[{ any: ['tag:boca', 'tag:copa'] }, ['C', 'B', 'A']],
		[{ all: ['section:/deportes'], any: ['tag:boca', 'tag:river'] }, ['A']],
		[{ none: ['section:/deportes'] }, ['D', 'C']],
		[{ all: ['type:story'], none: ['subtype:live', 'tag:copa'] }, ['D']],
		[{ except: ['D', 'B'] }, ['C', 'A']],
		[{ size: 2, offset: 1 }, ['C', 'B']],
		[{ all: ['tag:nobody'] }, []],
		[{ size: 0 }, []],
	])('%j lists %j, newest first', async (query, expected) => {
		await few();
		expect(await ids(query)).toEqual(expected);
	});

	it('a page of a list has the length of the list, also after its last page', async () => {
		await few();
		expect(await contentQueries().listing({ all: ['all'], size: 3 })).toMatchObject({ total: 4, capped: false, offset: 0, size: 3 });
		expect(await contentQueries().listing({ all: ['all'], size: 3, offset: 3 })).toMatchObject({ total: 4 });
		expect(await contentQueries().listing({ all: ['all'], size: 3, offset: 30 })).toMatchObject({ total: 4, cards: [] });
	});

	it('a list of several terms is purged by a story that enters or leaves it', async () => {
		await few();
		const page = contentQueries();
		await page.list({ all: ['section:/deportes', 'tag:boca', 'type:story'], size: 5 });
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await publish(content(), [story('D', { taxonomy: { ...inSection('/deportes'), ...withTags('boca') } })]);
		expect(purged).toEqual(expect.arrayContaining([...page.keys]));
		purged.length = 0;
		await publish(content(), [story('A', { taxonomy: inSection('/deportes') })]);
		stop();
		expect(purged).toEqual(expect.arrayContaining([...page.keys]));
	});

	it('a call with the same arguments is made once per page', async () => {
		const page = contentQueries();
		expect(page.list({ all: ['all'], size: 3 })).toBe(page.list({ all: ['all'], size: 3 }));
		expect(page.list({ all: ['all'], size: 4 })).not.toBe(page.list({ all: ['all'], size: 3 }));
	});
});

describe('the queries of a page', () => {
	/** The numbers of SQL queries of a page: read for the first time, once more, after a publication, and after time has passed. */
	async function queriesOf(read: (contentQueries: ContentQueries) => Promise<unknown>): Promise<readonly number[]> {
		let queries = 0;
		const database = content.database();
		const plugin: KyselyPlugin = {
			transformQuery: ({ node }) => {
				// The outbox is read every 700 ms, for no page.
				if (!JSON.stringify(node).includes('content.outbox')) queries += 1;
				return node;
			},
			transformResult: async ({ result }) => result,
		};
		const counted = createContent({ ...content.options(), database: { ...database, sql: database.sql.withPlugin(plugin) } });
		await counted.start();
		const count = async () => {
			queries = 0;
			await read(counted.queries('tn'));
			return queries;
		};
		const first = await count();
		const again = await count();
		await publish(counted, [story('C', { taxonomy: inSection('/politica') })]);
		const published = await count();
		content.clock.now = new Date(content.clock.now.getTime() + 3_600_000);
		const later = await count();
		await counted.close();
		return [first, again, published, later];
	}

	it('L05 are none for what no publication changed, and after one the same few for however many blocks', async () => {
		await publish(content(), [
			section('/deportes'),
			story('A'),
			story('B', { taxonomy: inSection('/politica') }),
			{ _id: 'ana', type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' },
			{ _id: 'HOME', type: 'collection', version: '0.10.12', content_aliases: ['home'], content_elements: [reference('A', 'story')] },
		]);
		const blocks = (contentQueries: ContentQueries) =>
			Promise.all([
				...['/deportes', '/politica', '/show'].map((id) => contentQueries.list({ all: [`section:${id}`], size: 5 })),
				contentQueries.collection('home'),
				contentQueries.cards(['B']),
				contentQueries.sections(),
				contentQueries.navigation('primary'),
				contentQueries.author('ana-paz'),
				contentQueries.tags(),
			]);
		// The list that changed, its new card, and when the clock changes something next.
		expect((await queriesOf(blocks)).slice(1)).toEqual([0, 3, 0]);
	});

	it('find a collection without a member that was unpublished, and with its member again', async () => {
		const home = {
			_id: 'HOME',
			type: 'collection',
			version: '0.10.12',
			content_elements: [reference('A', 'story'), reference('B', 'story')],
		};
		await publish(content(), [story('A'), story('B'), home]);
		const members = async () => (await contentQueries().collection('HOME'))?.cards.map(({ id }) => id);
		expect([await members(), await members()]).toEqual([
			['A', 'B'],
			['A', 'B'],
		]);
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'A' });
		expect(await members()).toEqual(['B']);
		await publish(content(), [story('A')]);
		expect(await members()).toEqual(['A', 'B']);
	});

	it('C08 find a list as it is when the clock shows or hides a work, before anything is purged', async () => {
		const until = (end: string) => ({
			publishing: { scheduled_operations: { unpublish_edition: [{ operation: 'unpublish_edition', operation_date: end }] } },
		});
		const from = (start: string) => ({ content_restrictions: { embargo: { active: true, end_time: start } } });
		await publish(content(), [story('A', until('2026-11-20T18:00:00Z')), story('B', from('2026-11-20T16:00:00Z'))]);
		const shown = async (time: string) => {
			content.clock.now = new Date(`2026-11-20T${time}:00Z`);
			const [list, cards] = await Promise.all([
				contentQueries().list({ all: ['section:/deportes'], size: 9 }),
				contentQueries().cards(['A', 'B']),
			]);
			return [list, cards].map((found) =>
				found
					.map(({ id }) => id)
					.toSorted()
					.join(''),
			);
		};
		expect(await shown('15:59')).toEqual(['A', 'A']);
		expect(await shown('16:00')).toEqual(['AB', 'AB']);
		expect(await shown('17:59')).toEqual(['AB', 'AB']);
		expect(await shown('18:00')).toEqual(['B', 'B']);
		expect(await shown('15:30')).toEqual(['A', 'A']);
	});

	it('return the same lists in a batch as alone', async () => {
		await publish(content(), [
			story('A', at('09')),
			story('B', { ...at('10'), taxonomy: { ...inSection('/deportes'), ...withTags('boca') } }),
			story('C', { ...at('11'), taxonomy: inSection('/politica') }),
		]);
		const queries: ListQuery[] = [
			{ all: ['all'], size: 2 },
			{ all: ['section:/deportes'], size: 9 },
			{ all: ['section:/none'], size: 9 },
			{ all: [], any: ['tag:boca', 'section:/politica'], size: 9 },
			{ all: ['all'], size: 2, offset: 1, except: ['B'] },
			{ all: ['section:/deportes'], none: ['tag:boca'], size: 9 },
		];
		const ids = (cards: readonly Card[]) => cards.map(({ id }) => id).join('');
		const page = contentQueries();
		expect((await Promise.all(queries.map((query) => page.list(query)))).map(ids)).toEqual(['CB', 'BA', '', 'CB', 'A', 'A']);
	});
});

describe('stories', () => {
	it('references to pictures, sound and authors are inflated, those to videos and galleries only while they are visible', async () => {
		const gallery = {
			_id: 'G',
			type: 'gallery',
			version: '0.10.12',
			headlines: { basic: 'Galería' },
			display_date: '2026-11-20T12:00:00Z',
			taxonomy: inSection('/fotos'),
			content_elements: [image('P1')],
		};
		const named = story('A', {
			website: 'tn',
			website_url: '/a/',
			content_elements: [reference('I', 'image'), reference('G', 'gallery'), reference('NONE', 'image')],
			credits: { by: [reference('ana', 'author')] },
		});
		await publish(content(), [
			image('I'),
			gallery,
			{ _id: 'ana', type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' },
			named,
		]);
		const page = contentQueries();
		expect(await page.at('/a/')).toMatchObject({
			story: { bylines: [{ name: 'Ana Paz' }], body: [{ kind: 'picture' }, { kind: 'gallery' }] },
		});
		expect([...page.keys]).toEqual(expect.arrayContaining(['tn/asset/I', 'tn/asset/NONE', 'tn/about-author/ana', 'story/G']));
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'gallery', id: 'G' });
		expect(await contentQueries().at('/a/')).toMatchObject({ story: { body: [{ kind: 'picture' }] } });
	});

	it('an unknown address is purged by a story that gets it', async () => {
		const page = contentQueries();
		expect(await page.at('/a/')).toEqual({ kind: 'none' });
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await publish(content(), [story('A', { website: 'tn', website_url: '/a/' })]);
		stop();
		expect(purged).toEqual(expect.arrayContaining([...page.keys]));
	});

	it('a story with a redirect redirects temporarily', async () => {
		const elsewhere = { redirect: [{ type: 'redirect', version: '0.10.12', canonical_url: '/a/', redirect_url: '/b/' }] };
		await publish(content(), [story('A', { website: 'tn', website_url: '/a/', related_content: elsewhere })]);
		expect(await contentQueries().at('/a/')).toEqual({ kind: 'redirect', to: '/b/', permanent: false });
	});

	it('cards are in the order of the ids, without unknown ones', async () => {
		await publish(content(), [story('A'), story('B')]);
		expect((await contentQueries().cards(['B', 'NONE', 'A', 'B'])).map(({ id }) => id)).toEqual(['B', 'A']);
	});
});

describe('what pages show beside stories', () => {
	it('related stories are the named ones, then those with one of its tags, then those of its section', async () => {
		const related = { related_content: { basic: [reference('NAMED', 'story'), reference('A', 'story')] } };
		await publish(content(), [
			story('A', { website: 'tn', website_url: '/a/', ...related, taxonomy: { ...inSection('/deportes'), ...withTags('boca') } }),
			story('NAMED', { taxonomy: inSection('/politica') }),
			story('TAG', { taxonomy: { ...inSection('/politica'), ...withTags('boca') } }),
			story('SECTION', { taxonomy: inSection('/deportes') }),
			story('OTHER', { taxonomy: inSection('/politica') }),
		]);
		const found = await contentQueries().at('/a/');
		if (found.kind !== 'story') throw new Error(found.kind);
		expect((await contentQueries().related(found.story, 5)).map(({ id }) => id)).toEqual(['NAMED', 'TAG', 'SECTION']);
		expect((await contentQueries().related(found.story, 1)).map(({ id }) => id)).toEqual(['NAMED']);
	});

	it('the most read are those that were read, with newer reads before older ones; unknown ids are not counted', async () => {
		await publish(content(), [story('A', at('09')), story('B', at('10')), story('C', at('11'))]);
		const later = (hours: number) => new Date(content.clock.now.getTime() + hours * 3_600_000);
		const ranked = async (period: ReadPeriod) => (await contentQueries().mostRead(3, period)).map(({ id }) => id);
		await countReads(content, ['A', 'A', 'A', 'NOBODY']);
		expect(await ranked('hour')).toEqual(['A']);
		content.clock.now = later(9);
		await countReads(content, ['B', 'B']);
		expect([await ranked('hour'), await ranked('day'), await ranked('week')]).toEqual([['B'], ['B', 'A'], ['A', 'B']]);
		content.clock.now = later(25);
		expect([await ranked('hour'), await ranked('day'), await ranked('week')]).toEqual([[], [], ['A', 'B']]);
		content.clock.now = later(72);
		await countReads(content, ['C']);
		expect((await ranked('week')).toSorted()).toEqual(['A', 'B', 'C']);
		content.clock.now = later(168);
		expect(await ranked('week')).toEqual([]);
	});

	it('C08 a ranking is at most a minute old, and never has a work that is no longer visible', async () => {
		await publish(content(), [story('A', at('09')), story('B', at('10')), story('C', at('11'))]);
		const ranked = async (size: number) => (await contentQueries().mostRead(size, 'day')).map(({ id }) => id);
		await countReads(content, ['A', 'A', 'B']);
		expect(await ranked(1)).toEqual(['A']);
		await countReads(content, ['C', 'C', 'C']);
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'A' });
		expect(await ranked(1)).toEqual(['B']);
		content.clock.now = new Date(content.clock.now.getTime() + 60_000);
		expect(await ranked(3)).toEqual(['C', 'B']);
	});

	it.each<ReadPeriod>(['hour', 'day', 'week'])(
		'nothing is read most in a %s of too few reads, however many stories they are of',
		async (period) => {
			const ids = Array.from({ length: 10 }, (_, number) => `S${number}`);
			await publish(
				content(),
				ids.map((id) => story(id, at('09'))),
			);
			const counter = new ReadCounter(tablesOf(content.database()));
			const count = async (read: readonly string[]) => {
				for (const id of read) counter.count('tn', id, content.clock.now);
				await counter.flush(content.clock.now);
			};
			const ranked = async () => (await contentQueries().mostRead(3, period)).map(({ id }) => id);
			await count(['S7', 'S7', ...ids, ...ids, ...ids.slice(3)]);
			expect(await ranked()).toEqual([]);
			await count(['S7']);
			expect(await ranked()).toEqual(['S7', 'S3', 'S4']);
		},
	);

	it('a read counts for the hour in which it was, also when it is reported later', async () => {
		await publish(content(), [story('A', at('09')), story('B', at('10'))]);
		for (let read = 0; read < leastReads; read += 1) {
			content().countRead('tn', 'A', new Date(content.clock.now.getTime() - 30 * 3_600_000));
			content().countRead('tn', 'B');
		}
		await content().close();
		const ranked = async (period: ReadPeriod) => (await contentQueries().mostRead(3, period)).map(({ id }) => id);
		expect([await ranked('day'), await ranked('week')]).toEqual([['B'], ['B', 'A']]);
	});

	it('authors and tags are known from stories until they have a document', async () => {
		const credits = { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz', bio: 'De una nota.' }] };
		await publish(content(), [story('A', { credits, taxonomy: { ...inSection('/deportes'), ...withTags('boca') } })]);
		expect(await contentQueries().author('ana-paz')).toMatchObject({ name: 'Ana Paz', bio: 'De una nota.' });
		expect(await contentQueries().tag('boca')).toEqual({ slug: 'boca', text: 'BOCA' });
		await publish(content(), [
			{
				_id: 'ana',
				type: 'author',
				version: '0.10.12',
				name: 'Ana Paz',
				slug: 'ana-paz',
				bio: 'Editora.',
				social_links: [{ site: 'x', url: 'javascript:alert(1)' }],
			},
			{ _id: 'boca', type: 'tag', text: 'Boca Juniors', slug: 'boca' },
		]);
		expect(await contentQueries().author('ana-paz')).toMatchObject({ bio: 'Editora.', social: [] });
		expect(await contentQueries().tag('boca')).toMatchObject({ text: 'Boca Juniors' });
		expect(await contentQueries().authors()).toMatchObject([{ slug: 'ana-paz' }]);
		expect(await contentQueries().tags()).toMatchObject([{ slug: 'boca' }]);
		for (const slug of ['nobody', '__proto__', 'constructor']) {
			expect(await contentQueries().author(slug)).toBeUndefined();
			expect(await contentQueries().tag(slug)).toBeUndefined();
		}
	});

	it('a collection overrides the headline of a story, and continues with the newest of its sections', async () => {
		const referent = { id: 'A', type: 'story', referent_properties: { headlines: { basic: 'Otro título' } } };
		await publish(content(), [
			story('A'),
			story('B', { taxonomy: inSection('/politica') }),
			{
				_id: 'COL',
				type: 'collection',
				version: '0.10.12',
				content_aliases: ['home'],
				content_elements: [{ type: 'promo_reference', referent }],
				dynamic_items: { type: 'sections', ids: ['/politica'] },
			},
		]);
		expect((await contentQueries().collection('home'))?.cards.map(({ headline }) => headline)).toEqual(['Otro título', 'Titular de B']);
		expect(await contentQueries().collections()).toEqual([{ alias: 'home', name: 'home' }]);
		expect(await contentQueries().collection('none')).toBeUndefined();
	});
});
