import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Content, createContent, migrations } from '#content';
import type { Database } from '#platform/database';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { breakable } from '../../../tests/support/databases/breakable-database.ts';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { tablesOf } from '../store/tables.ts';
import { duePurge } from './due-purge.ts';
import { cleanOutbox, currentSnapshot, outboxSince, purgeChannel, writeToOutbox } from './outbox.ts';
import { storyKey, termKey } from './purge-keys.ts';
import { Purges } from './purges.ts';

const content = testContent();
const now = new Date('2026-11-20T15:00:00Z');

describe('works that came due', () => {
	it('the end of an embargo purges the lists, the day and the page of the story, and its expiry purges them as gone', async () => {
		await publish(content(), [
			story('A', {
				website: 'tn',
				website_url: '/a/',
				content_restrictions: { embargo: { active: true, end_time: '2026-11-20T16:00:00Z' } },
				publishing: {
					scheduled_operations: { unpublish_edition: [{ operation: 'unpublish_edition', operation_date: '2026-11-20T18:00:00Z' }] },
				},
			}),
		]);
		const tables = tablesOf(content.database());
		const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
		expect((await duePurge(tables, at('15:00'), at('15:59'))).keys).toEqual([]);
		const begun = await duePurge(tables, at('15:59'), at('16:00'));
		const keys = ['story/A', 'tn/path:/a/', 'tn/day:2026-11-20', 'tn/all', 'tn/section:/deportes'];
		expect(begun).toMatchObject({ keys: expect.arrayContaining(keys), gone: [] });
		expect(await duePurge(tables, at('17:00'), at('18:00'))).toMatchObject({ gone: ['story/A'] });
	});
});

describe('the outbox', () => {
	it('rows older than an hour are deleted', async () => {
		const tables = tablesOf(content.database());
		const before = await currentSnapshot(tables);
		await writeToOutbox(tables, { keys: [termKey('tn', 'all')], gone: [] }, now);
		await cleanOutbox(tables, new Date(now.getTime() + 3_599_000));
		expect((await outboxSince(tables, before)).rows).toHaveLength(1);
		await cleanOutbox(tables, new Date(now.getTime() + 3_601_000));
		expect((await outboxSince(tables, before)).rows).toHaveLength(0);
	});
});

describe('what a process learns', () => {
	const database = breakable(content.database);
	const tables = () => tablesOf(content.database());
	const write = (id: string) => writeToOutbox(tables(), { keys: [storyKey(id)], gone: [] }, now);
	afterEach(() => {
		vi.useRealTimers();
		database.down = false;
	});

	/** The purges of a process whose notifications and intervals come when the test wants. */
	async function started() {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const log = silentLog();
		const told: { notify: () => void; stopped: number } = { notify: () => {}, stopped: 0 };
		const listen: Database['listen'] = async (_channel, listener) => {
			told.notify = () => listener('');
			return async () => {
				told.stopped += 1;
			};
		};
		const purges = new Purges({ ...database(), listen }, log);
		const before = purges.isListening();
		await purges.start();
		const received: string[] = [];
		const unsubscribe = purges.subscribe(({ keys }) => void received.push(...keys));
		return { purges, log, told, received, unsubscribe, before };
	}

	it('may be cached once it listens', async () => {
		const { purges, before } = await started();
		expect([before, purges.isListening()]).toEqual([false, true]);
		await purges.close();
	});

	it('is nothing before it listens, and a process that never does ends all the same', async () => {
		const log = silentLog();
		const purges = new Purges(database(), log);
		const received: string[] = [];
		purges.subscribe(({ keys }) => void received.push(...keys));
		await write('A');
		await purges.catchUp();
		await purges.close();
		expect([received, log.told, purges.isListening()]).toEqual([[], [], false]);
	});

	it('comes by a notification, or 700 ms later without one, until it ends', async () => {
		const first = await started();
		await write('A');
		first.told.notify();
		await first.purges.close();
		expect([first.received, first.told.stopped]).toEqual([['story/A'], 1]);
		const early = await started();
		await write('B');
		vi.advanceTimersByTime(699);
		await early.purges.close();
		expect(early.received).toEqual([]);
		const late = await started();
		await write('C');
		vi.advanceTimersByTime(700);
		await late.purges.close();
		await write('D');
		vi.advanceTimersByTime(7_000);
		await late.purges.close();
		expect(late.received).toEqual(['story/C']);
	});

	it('has what was written while it was being read: it is read once more, however many ask', async () => {
		let reads = 0;
		const counting: KyselyPlugin = {
			transformQuery: ({ node }) => {
				reads += 1;
				return node;
			},
			transformResult: async ({ result }) => result,
		};
		const purges = new Purges({ ...content.database(), sql: content.database().sql.withPlugin(counting) }, silentLog());
		await purges.start();
		reads = 0;
		await Promise.all([purges.catchUp(), purges.catchUp(), purges.catchUp()]);
		expect(reads).toBe(2);
		await purges.catchUp();
		expect(reads).toBe(3);
		await purges.close();
	});

	it('reaches every listener but those that left, also when one fails, which is logged', async () => {
		const { purges, log, received, unsubscribe } = await started();
		const failure = new Error('a listener');
		const others: string[] = [];
		purges.subscribe(() => {
			throw failure;
		});
		purges.subscribe(({ keys }) => void others.push(...keys));
		purges.emit({ keys: [storyKey('A')], gone: [] });
		expect(log.told).toEqual([{ level: 'error', event: 'a listener to purges failed', fields: { error: failure } }]);
		unsubscribe();
		purges.emit({ keys: [storyKey('B')], gone: [] });
		expect([received, others]).toEqual([['story/A'], ['story/A', 'story/B']]);
		await purges.close();
	});

	it('is not lost while the database is down, which is logged', async () => {
		const { purges, log, received } = await started();
		await write('A');
		database.down = true;
		await purges.catchUp();
		const event = 'the outbox could not be read; the next round tries again';
		expect(log.told).toEqual([{ level: 'warn', event, fields: { error: expect.any(Error) } }]);
		database.down = false;
		await purges.catchUp();
		expect(received).toEqual(['story/A']);
		await purges.close();
	});

	it('is nothing where nothing changed', async () => {
		const before = await currentSnapshot(tables());
		await writeToOutbox(tables(), { keys: [], gone: [] }, now);
		expect((await outboxSince(tables(), before)).rows).toEqual([]);
		await writeToOutbox(tables(), { keys: [], gone: [storyKey('A')] }, now);
		await writeToOutbox(tables(), { keys: [storyKey('B')], gone: [] }, now);
		expect((await outboxSince(tables(), before)).rows).toEqual([
			{ keys: [], gone: ['story/A'], madeAt: now },
			{ keys: ['story/B'], gone: [], madeAt: now },
		]);
	});

	it('is notified on the channel of the outbox', async () => {
		const payloads: string[] = [];
		const stop = await content.database().listen(purgeChannel, (payload) => void payloads.push(payload));
		await write('A');
		await expect.poll(() => payloads).toEqual(['']);
		await stop();
	});
});

describeOnPostgres('several processes', (database) => {
	const first = testContent(database(migrations));
	let second: Content;
	let received: string[];
	beforeEach(async () => {
		second = createContent(first.options());
		await second.start();
		received = [];
		second.onPurge(({ keys }) => void received.push(...keys.filter((key) => key.startsWith('story/'))));
	});
	afterEach(() => second.close());

	it('L05 every process receives each publication once and within a second', measuresTheMachine, async () => {
		const ids = Array.from({ length: 40 }, (_none, index) => `S${index}`);
		await Promise.all(
			[0, 1, 2, 3].map(async (lane) => {
				for (const id of ids.filter((_id, index) => index % 4 === lane)) await publish(first(), [story(id)]);
			}),
		);
		await vi.waitFor(() => expect(received.toSorted()).toEqual(ids.map((id) => `story/${id}`).toSorted()), { timeout: 1000 });
	});

	it(
		'L05 a section, a collection, an author and a tag that one process publishes are read by another within a second',
		measuresTheMachine,
		async () => {
			const seen = async () => {
				const contentQueries = second.queries('tn');
				const [sections, home, ana, boca] = await Promise.all([
					contentQueries.sections(),
					contentQueries.collection('home'),
					contentQueries.author('ana-paz'),
					contentQueries.tag('boca'),
				]);
				return [sections.map(({ name }) => name).join(), home?.name, ana?.name, boca?.text];
			};
			const collection = (name: string) => ({
				_id: 'COL',
				type: 'collection',
				version: '0.10.12',
				content_aliases: ['home'],
				headlines: { basic: name },
			});
			const author = (name: string) => ({ _id: 'ana', type: 'author', version: '0.10.12', name, slug: 'ana-paz' });
			const tag = (text: string) => ({ _id: 'boca', type: 'tag', text, slug: 'boca' });
			expect(await seen()).toEqual(['', undefined, undefined, undefined]);
			for (const name of ['Uno', 'Dos']) {
				await publish(first(), [section('/deportes', { name }), collection(name), author(name), tag(name)]);
				await vi.waitFor(async () => expect(await seen()).toEqual([name, name, name, name]), { timeout: 1000 });
			}
			await first().remove({ brand: 'tn', sender: 'test' }, { type: 'section', id: '/deportes' });
			await vi.waitFor(async () => expect((await seen())[0]).toBe(''), { timeout: 1000 });
		},
	);

	it('a publication without a notification is received once', { tags: 'slow' }, async () => {
		const tables = tablesOf(first.options().database);
		await tables
			.insertInto('content.outbox')
			.values({ keys: ['story/LOST'], gone: [], made_at: now })
			.execute();
		await vi.waitFor(() => expect(received).toEqual(['story/LOST']), { timeout: 10_000 });
		await second.put({ brand: 'tn', sender: 'test', may: 'operator' }, JSON.stringify(story('NEXT')));
		expect(received).toEqual(['story/LOST', 'story/NEXT']);
	});

	it('a transaction that begins before and commits after another is not missed', { tags: 'slow' }, async () => {
		const tables = tablesOf(first.options().database);
		await tables.transaction().execute(async (slow) => {
			await slow
				.insertInto('content.outbox')
				.values({ keys: ['story/SLOW'], gone: [], made_at: now })
				.execute();
			await publish(first(), [story('FAST')]);
			await vi.waitFor(() => expect(received).toEqual(['story/FAST']), { timeout: 10_000 });
		});
		await vi.waitFor(() => expect(received).toEqual(['story/FAST', 'story/SLOW']), { timeout: 10_000 });
	});

	it('D03 a publication that does not commit sends no purge', async () => {
		const tables = tablesOf(first.options().database);
		const failed = tables.transaction().execute(async (transaction) => {
			await writeToOutbox(transaction, { keys: [termKey('tn', 'all')], gone: [] }, now);
			await sql`select 1 / 0`.execute(transaction);
		});
		await expect(failed).rejects.toThrow();
		await publish(first(), [story('A')]);
		await vi.waitFor(() => expect(received).toEqual(['story/A']), { timeout: 10_000 });
	});
});
