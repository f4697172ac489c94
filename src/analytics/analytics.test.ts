import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAnalytics, migrations } from '#analytics';
import { type MeasuredEvent, measuredEvent } from '#analytics/contract';
import { brands } from '#brands';
import { identityRefusals } from '#identity/contract';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import { describeOnPostgres, type TestDatabase, testDatabase } from '../../tests/support/databases/database.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { testOrigins } from '../../tests/support/test-origins.ts';

const ours = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' };
const search: MeasuredEvent = { event: 'search-click' };
const click: MeasuredEvent = { event: 'link-click', place: 'menu' };

const token = 'a-token-of-the-dataset-of-tests';
const analyticsSettings = new Map(
	['tn', 'ciudad'].map((id) => [id, { tagManager: undefined, meta: { id: '1234567890', token: new Secret(token) } }]),
);

/** A collector, a clock that the test moves, and the requests that Meta got. Meta replies with `answer`. */
async function collector(database: TestDatabase, answer: () => Promise<Response> = async () => new Response('{}')) {
	const toMeta: { readonly hosts: readonly string[]; readonly address: string; readonly body: unknown }[] = [];
	const reads: string[] = [];
	const log = silentLog();
	const clock = { now: new Date('2026-11-20T12:00:00Z') };
	const analytics = createAnalytics({
		database: database(),
		clock: () => clock.now,
		log,
		config: { accountsSecret: new Secret('a secret of tests'), analyticsSettings },
		outboundHttp: {
			only: (hosts) => async (address, init) => {
				toMeta.push({ hosts: [...hosts], address: String(address), body: JSON.parse(String(init?.body)) });
				return answer();
			},
		},
		origins: testOrigins,
		countRead: (brand, id) => void reads.push(`${brand} ${id}`),
		brandOf: (host) => Object.values(brands).find(({ id }) => host === `${id}.test`),
	});
	const app = createHttpServer({ config: { brandOrigins: new Map(), trustedProxies: [] }, log, health: createHealth({}, log) });
	await app.register(analytics.routes);
	const send = (payload: string, headers: Record<string, string> = ours, brand = 'tn') =>
		app.inject({ method: 'POST', url: '/_site/events', headers: { host: `${brand}.test`, ...headers }, payload });
	const post = async (...sent: Parameters<typeof send>) => (await send(...sent)).statusCode;
	const view = (query: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }, brand = 'tn') => {
		const url = `/pf/api/v3/content/fetch/meta-api?query=${encodeURIComponent(JSON.stringify(query))}`;
		return app.inject({ url, headers: { host: `${brand}.test`, ...headers } });
	};
	return {
		clock,
		log,
		analytics,
		toMeta,
		reads,
		read: (id: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
			app.inject({ url: `/_site/reads?id=${encodeURIComponent(id)}`, headers: { host: 'tn.test', ...headers } }),
		view,
		send,
		post,
		tell: (event: MeasuredEvent, brand?: string) => post(JSON.stringify(event), ours, brand),
	};
}

async function counted(database: TestDatabase): Promise<string[]> {
	const { rows } = await sql<Record<string, string>>`
		select day::text, brand, event, detail, count::text from analytics.event_count order by 1, 2, 3, 4`.execute(database().sql);
	return rows.map((row) => Object.values(row).join(' ').replace('  ', ' '));
}

describe('the collector', () => {
	const database = testDatabase(migrations);

	it('ANA-01 ANA-02 counts events by day and brand, and stores nothing else', async () => {
		const { analytics, tell, clock } = await collector(database);
		for (const event of [click, click, search]) expect(await tell(event)).toBe(204);
		expect(await tell(click, 'ciudad')).toBe(204);
		clock.now = new Date('2026-11-21T02:59:00Z');
		await tell(search);
		clock.now = new Date('2026-11-21T03:00:00Z');
		await tell(search);
		await analytics.close();
		expect(await counted(database)).toEqual([
			'2026-11-20 ciudad link-click menu 1',
			'2026-11-20 tn link-click menu 2',
			'2026-11-20 tn search-click 2',
			'2026-11-21 tn search-click 1',
		]);
	});

	it.each([
		['a field that the table does not have', { ...search, q: 'ana@mail.test' }],
		['a word that is not in the list', { event: 'link-click', place: 'ana@mail.test' }],
		['an event that is not in the table', { event: 'page-view' }],
		['a message of its own', { event: 'user-error', message: 'ana@mail.test is unknown' }],
		['a list of events', [search]],
	])('P06 refuses %s', async (_name, sent) => {
		const { analytics, post } = await collector(database);
		expect(await post(JSON.stringify(sent))).toBe(400);
		await analytics.close();
		expect(await counted(database)).toEqual([]);
	});

	it('W09 accepts events only from pages of the brand, of at most 500 bytes', async () => {
		const { post, log } = await collector(database);
		const sent = JSON.stringify(search);
		expect(await post(sent, { ...ours, 'sec-fetch-site': 'cross-site' })).toBe(403);
		expect(await post(sent, { 'content-type': 'text/plain' })).toBe(403);
		expect(await post(sent, { 'content-type': 'text/plain', origin: testOrigins.tn })).toBe(204);
		expect(await post(sent, { ...ours, 'content-type': 'application/json' })).toBe(415);
		expect(await post(sent.padEnd(501))).toBe(413);
		expect(await post('{"event"')).toBe(400);
		expect(await post(sent, ours, 'nobody')).toBe(404);
		expect(log.told.filter(({ level }) => level === 'error')).toEqual([]);
	});

	it('B07 accepts 600 events a minute from a network, and refuses more with Retry-After', { tags: 'slow' }, async () => {
		const { send, tell, clock } = await collector(database);
		for (let sent = 0; sent < 600; sent++) await tell(search);
		const { statusCode, headers } = await send(JSON.stringify(search));
		expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
		clock.now = new Date(clock.now.getTime() + 60_000);
		expect(await tell(search)).toBe(204);
	});

	it('keeps counts while the database is down', async () => {
		const { analytics, tell, log } = await collector(database);
		await sql`alter table analytics.event_count rename to away`.execute(database().sql);
		await tell(click);
		await analytics.close();
		expect(log.told).toContainEqual(expect.objectContaining({ level: 'warn', event: 'the event counts could not be saved' }));
		await sql`alter table analytics.away rename to event_count`.execute(database().sql);
		await tell(click);
		await analytics.close();
		expect(await counted(database)).toEqual(['2026-11-20 tn link-click menu 2']);
	});
});

describe('a page view for Meta', () => {
	const database = testDatabase(migrations);
	const query = { 'arc-site': 'tn', userAgent: 'Firefox', eventSourceUrl: 'https://tn.test/deportes/?email=ana@mail.test#x' };

	it('CONT-06 P06 names address and browser, and nothing else about the reader', async () => {
		const { view, toMeta } = await collector(database);
		const { statusCode, headers } = await view(query);
		expect([statusCode, headers['cache-control']]).toEqual([202, 'no-store']);
		const event = {
			event_name: 'PageView',
			event_time: Date.parse('2026-11-20T12:00:00Z') / 1000,
			action_source: 'website',
			event_source_url: 'https://tn.test/deportes/',
			user_data: { client_user_agent: 'Firefox' },
		};
		const address = 'https://graph.facebook.com/v23.0/1234567890/events';
		expect(toMeta).toEqual([{ hosts: ['graph.facebook.com'], address, body: { access_token: token, data: [event] } }]);
	});

	it('CONT-06 is reported only for the brand that wants it', async () => {
		const { view, toMeta } = await collector(database);
		const elsewhere = { ...query, 'arc-site': 'ciudad', eventSourceUrl: 'https://ciudad.test/' };
		expect((await view(elsewhere, undefined, 'ciudad')).statusCode).toBe(404);
		expect((await view({ ...query, 'arc-site': 'ciudad' })).statusCode).toBe(400);
		expect((await view({ ...query, eventSourceUrl: 'https://other.test/' })).statusCode).toBe(400);
		expect((await view(query, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
		expect((await view({ ...query, email: 'ana@mail.test' })).statusCode).toBe(400);
		expect(toMeta).toEqual([]);
	});

	it.each([
		['answers with a refusal', async () => new Response('{}', { status: 400 })],
		['cannot be reached', async () => Promise.reject(new Error('no route'))],
	])('CONT-06 does not affect the reader when Meta %s', async (_name, answer) => {
		const { view, log } = await collector(database, answer);
		expect((await view(query)).statusCode).toBe(202);
		await expect.poll(() => log.told.map(({ event }) => event)).toContain('a page view could not be reported to Meta');
		expect(JSON.stringify(log.told)).not.toContain(token);
	});
});

describe('the counter of reads', () => {
	const database = testDatabase(migrations);

	it('counts a read that a page of the brand asks for, and answers with a picture', async () => {
		const { read, reads } = await collector(database);
		const { statusCode, headers } = await read('ABC');
		expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'no-store']);
		await read('OTHER');
		await read('ABC', { 'sec-fetch-site': 'cross-site' });
		expect(reads).toEqual(['tn ABC', 'tn OTHER']);
	});

	it('counts few reads of one story from one network, so that a script cannot make a ranking', async () => {
		const { read, reads } = await collector(database);
		for (let time = 0; time < 50; time++) await read('ABC');
		await read('OTHER');
		expect(reads.filter((one) => one === 'tn ABC')).toHaveLength(20);
		expect(reads).toContain('tn OTHER');
	});

	it.each(['', 'x'.repeat(201)])('refuses an id of a length that no story has', async (id) => {
		expect((await (await collector(database)).read(id)).statusCode).toBe(400);
	});
});

describeOnPostgres('processes that count the same events', (testDatabaseOf) => {
	const database = testDatabaseOf(migrations);

	it('lose no event and never deadlock', async () => {
		const all = await Promise.all([collector(database), collector(database), collector(database)]);
		for (let round = 0; round < 20; round++) {
			await Promise.all(all.flatMap(({ tell }, at) => (at % 2 === 0 ? [tell(click), tell(search)] : [tell(search), tell(click)])));
			await Promise.all(all.map(({ analytics }) => analytics.close()));
		}
		expect(await counted(database)).toEqual(['2026-11-20 tn link-click menu 60', '2026-11-20 tn search-click 60']);
		expect(all.flatMap(({ log }) => log.told.filter(({ level }) => level !== 'info'))).toEqual([]);
	});
});

describe('the table of events', () => {
	it('P06 has no field for personal data: each is a word of a short list', () => {
		const fields = measuredEvent.options.flatMap(({ entries }) => Object.entries<{ readonly type: string }>(entries));
		expect(fields.map(([name]) => name)).toContain('form_name');
		expect(fields.filter(([, { type }]) => type !== 'literal' && type !== 'picklist')).toEqual([]);
		for (const { entries } of measuredEvent.options) expect(Object.keys(entries).length).toBeLessThanOrEqual(2);
	});

	it('ANA-06 has the messages with which the identity service refuses sign-ins', () => {
		const messages = Object.values(identityRefusals).map(([, , message]) => message);
		const known = measuredEvent.options.flatMap(({ entries }) => ('message' in entries ? entries.message.options : []));
		expect(known.length).toBeGreaterThan(3);
		expect(known.filter((message) => message !== 'other' && !messages.some((one) => one === message))).toEqual([]);
	});
});
