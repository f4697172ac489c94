import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beginOutboxAnew, fastly, migrations, varnish, webhook } from '#content';
import { Secret } from '#platform/secret';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnPostgres, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { tablesOf } from '../store/tables.ts';
import { longestWait } from './deliveries.ts';
import { PurgeDelivery } from './purge-delivery.ts';
import type { PurgeTarget, SentPurge } from './purge-target.ts';

const content = testContent();
const start = new Date('2026-11-20T15:00:00Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1000);

/** A target that notes what it gets, and refuses it while it is down. */
function notingTarget() {
	const told: string[] = [];
	const state = { down: false };
	const take = async (what: string) => {
		if (state.down) throw new Error('it is down');
		told.push(what);
	};
	const target: PurgeTarget = {
		name: 'a cache',
		send: ({ keys, gone }) => take(`${keys.join(' ')}${gone.length > 0 ? ` gone ${gone.join(' ')}` : ''}`),
		sendEverything: () => take('everything'),
	};
	return { target, told, state };
}

function delivery(database: TestDatabase, { target, ...noted }: ReturnType<typeof notingTarget>) {
	const tables = tablesOf(database());
	const time = { now: start };
	const delivered: number[] = [];
	const log = silentLog();
	const options = { tables, clock: () => time.now, log, onDelivered: (_: string, took: number) => delivered.push(took) };
	const write = (id: string, madeAt = time.now) => writeToOutbox(tables, { keys: [storyKey(id)], gone: [] }, madeAt);
	const open = (againMs = 600_000) => new PurgeDelivery(target, { ...options, againMs });
	return { ...noted, time, log, delivered, write, open };
}

/** Starts a process whose rounds come when the test wants. */
async function started(process: PurgeDelivery): Promise<PurgeDelivery> {
	await process.start();
	await process.close();
	return process;
}

describe('the delivery of purges to a cache in front', () => {
	it('tells what was published since the last time, once, and how long that took', async () => {
		const { open, told, time, delivered, write } = delivery(content.database, notingTarget());
		await write('BEFORE');
		const process = await started(open());
		await write('A', seconds(1));
		await write('B', seconds(2));
		time.now = seconds(3);
		await process.run();
		await process.run();
		expect(told).toEqual(['story/A story/B']);
		expect(delivered).toEqual([2, 1]);
	});

	it('tells again what a cache did not take, in a later process too, and waits longer each time', async () => {
		const { open, told, state, time, write } = delivery(content.database, notingTarget());
		const first = await started(open());
		state.down = true;
		await write('A');
		await first.run();
		expect(await longestWait(tablesOf(content.database()), seconds(90))).toBe(90);
		state.down = false;
		await write('B');
		const second = await started(open());
		await second.run();
		expect(told, 'it is not asked again at once').toEqual([]);
		time.now = seconds(1);
		await second.run();
		expect(told).toEqual(['story/A story/B']);
	});

	it('tells everything twice: a process that learned of it late may have filled the cache with an old page', async () => {
		const { open, told, write } = delivery(content.database, notingTarget());
		const process = await started(open(1));
		await write('A');
		await process.run();
		await expect.poll(() => told).toEqual(['story/A', 'story/A']);
	});

	it('says when a cache took a purge only once, and does not promise to try again', async () => {
		const { target, told, state } = notingTarget();
		const takesOne = { ...target, send: (purge: SentPurge) => target.send(purge).finally(() => (state.down = true)) };
		const { open, log, write } = delivery(content.database, { target: takesOne, told, state });
		const process = await started(open(1));
		await write('A');
		await process.run();
		await expect.poll(() => log.told.map(({ event }) => event)).toEqual(['a purge was taken once, and not again']);
		expect(told).toEqual(['story/A']);
	});

	it('drops everything when it could not be told for longer than purges are kept', async () => {
		const { open, told, time, write } = delivery(content.database, notingTarget());
		const process = await started(open());
		await write('A');
		time.now = seconds(3_301);
		await process.run();
		expect(told).toEqual(['everything']);
	});

	it('tells what the clock alone shows or hides', async () => {
		const { open, told, time } = delivery(content.database, notingTarget());
		await publish(content(), [
			section('/deportes'),
			story('A', {
				website: 'tn',
				website_url: '/a/',
				publishing: {
					scheduled_operations: { unpublish_edition: [{ operation: 'unpublish_edition', operation_date: '2026-11-20T15:10:00Z' }] },
				},
			}),
		]);
		const process = await started(open());
		time.now = seconds(599);
		await process.run();
		expect(told).toEqual([]);
		time.now = seconds(600);
		await process.run();
		expect(told).toEqual([expect.stringMatching(/tn\/section:\/deportes.* gone story\/A$/)]);
	});
});

describeOnPostgres('the delivery by several processes', (open) => {
	const database = open(migrations);

	it('sends each purge by one of them, in order', async () => {
		const one = delivery(database, notingTarget());
		const processes = await Promise.all([1, 2, 3].map(() => started(one.open())));
		const ids = Array.from({ length: 20 }, (_, at) => `S${String(at).padStart(2, '0')}`);
		for (const [at, id] of ids.entries()) {
			one.time.now = seconds(at);
			await one.write(id);
			await Promise.all(processes.map((process) => process.run()));
		}
		expect(one.told.join(' ').split(' ')).toEqual(ids.map((id) => `story/${id}`));
	});
});

describe('what a cache is sent', () => {
	const sent: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
	const fetch = async (url: string | URL, init?: RequestInit) => {
		sent.push({ url: String(url), init });
		return new Response();
	};
	const headersSent = () => sent.splice(0).map(({ url, init }) => [init?.method, url, init?.headers]);
	const purge = { keys: [storyKey('A')], gone: [storyKey('B')] };

	it('Varnish: keys of what changed softly, of what is gone at once', async () => {
		await varnish(new URL('http://10.0.0.5:6083/'), fetch).send(purge);
		expect(headersSent()).toEqual([
			['PURGE', 'http://10.0.0.5:6083/', { 'surrogate-key': 'story/B' }],
			['PURGE', 'http://10.0.0.5:6083/', { 'surrogate-key': 'story/A', 'soft-purge': '1' }],
		]);
	});

	it('Fastly: the same with its headers and its token', async () => {
		const target = fastly({ service: 'S1', token: new Secret('t') }, new URL('https://api.fastly.com/'), fetch);
		await target.send(purge);
		await target.sendEverything();
		expect(headersSent()).toEqual([
			['POST', 'https://api.fastly.com/service/S1/purge', { 'surrogate-key': 'story/B', 'fastly-key': 't' }],
			['POST', 'https://api.fastly.com/service/S1/purge', { 'surrogate-key': 'story/A', 'fastly-soft-purge': '1', 'fastly-key': 't' }],
			['POST', 'https://api.fastly.com/service/S1/purge_all', { 'fastly-key': 't' }],
		]);
	});

	it('a webhook: JSON with a signature over its time and body', async () => {
		const options = { secret: new Secret('s'.repeat(32)), fetch, clock: () => start };
		await webhook(new URL('https://bus.example/news'), options).send(purge);
		const [{ init } = { init: undefined }] = sent.splice(0);
		const time = start.getTime() / 1000;
		const signature = createHmac('sha256', 's'.repeat(32)).update(`${time}.${init?.body}`).digest('hex');
		expect(init?.headers).toMatchObject({ 'kiosco-signature': `t=${time},v1=${signature}` });
		expect(JSON.parse(String(init?.body))).toEqual({ keys: ['story/A'], gone: ['story/B'], everything: false });
	});

	it('webhooks of one host have names of their own, which do not tell their addresses', () => {
		const options = { secret: new Secret('s'.repeat(32)), fetch, clock: () => start };
		const names = ['SECRETO?site=1', 'SECRETO?site=2'].map((path) => webhook(new URL(path, 'https://bus.example/'), options).name);
		expect(new Set(names).size).toBe(2);
		expect(names.join()).not.toContain('SECRETO');
	});

	it('many keys in several requests, since a header has an end', async () => {
		const keys = Array.from({ length: 1_000 }, (_, at) => storyKey(`KEY${at}`));
		await varnish(new URL('http://10.0.0.5:6083/'), fetch).send({ keys, gone: [] });
		const lists = sent.splice(0).map(({ init }) => String(new Headers(init?.headers).get('surrogate-key')));
		expect(lists.join(' ').split(' ')).toEqual(keys);
		expect(Math.max(...lists.map(({ length }) => length))).toBeLessThan(6_100);
	});
});

describe('after a restore or a move to another server', () => {
	it('the outbox is empty, and caches in front drop everything', async () => {
		const { open, told, write } = delivery(content.database, notingTarget());
		await started(open());
		await write('A');
		await beginOutboxAnew(content.database());
		await (await started(open())).run();
		expect(told).toEqual(['everything']);
	});
});
