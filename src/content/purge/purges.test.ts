import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Content, createContent, migrations } from '#content';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { tablesOf } from '../store/tables.ts';
import { duePurge } from './due-purge.ts';
import { cleanOutbox, currentSnapshot, outboxSince, writeToOutbox } from './outbox.ts';
import { termKey } from './purge-keys.ts';

const content = testContent();
const now = new Date('2026-11-20T15:00:00Z');

describe('works that came due', () => {
	it('the end of an embargo purges the lists and the page of the story, and its expiry purges them as gone', async () => {
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
		expect(begun).toMatchObject({ keys: expect.arrayContaining(['story/A', 'tn/path:/a/', 'tn/all', 'tn/section:/deportes']), gone: [] });
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

	it('a publication without a notification is received once', async () => {
		const tables = tablesOf(first.options().database);
		await tables
			.insertInto('content.outbox')
			.values({ keys: ['story/LOST'], gone: [], made_at: now })
			.execute();
		await vi.waitFor(() => expect(received).toEqual(['story/LOST']), { timeout: 10_000 });
		await second.put({ brand: 'tn', sender: 'test', may: 'operator' }, JSON.stringify(story('NEXT')));
		expect(received).toEqual(['story/LOST', 'story/NEXT']);
	});

	it('a transaction that begins before and commits after another is not missed', async () => {
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
