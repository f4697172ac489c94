import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAnalytics, migrations } from '#analytics';
import type { MeasuredEvent } from '#analytics/contract';
import { brands } from '#brands';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../tests/support/databases/database.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { testOrigins } from '../../tests/support/test-origins.ts';
import { EventCounts } from './event-counts.ts';
import { ServedMinutes } from './served-minutes.ts';

const database = testDatabase(migrations);
const minute = 60_000;

/** A process whose clock a test moves. */
function processAt(start: string) {
	const clock = { now: new Date(start) };
	const log = silentLog();
	const deps = { sql: database().sql, clock: () => clock.now, log };
	const analytics = createAnalytics({
		...deps,
		database: database(),
		config: { accountsSecret: new Secret('a secret of tests'), analyticsSettings: new Map() },
		outboundHttp: { only: () => async () => new Response() },
		origins: testOrigins,
		countRead: () => {},
		brandOf: () => undefined,
	});
	return { clock, log, figures: () => analytics.figures(brands.tn), counts: new EventCounts(deps), minutes: new ServedMinutes(deps) };
}

const lcp = (rating: 'good' | 'poor'): MeasuredEvent => ({ event: 'page-speed', vital: `lcp ${rating}` });

describe('the speed of a site', () => {
	it('is the share of good page views of its brand in four weeks', async () => {
		const { clock, counts, figures } = processAt('2026-10-01T12:00:00Z');
		counts.add(brands.tn, lcp('poor'));
		clock.now = new Date('2026-11-20T12:00:00Z');
		for (const rating of ['good', 'good', 'poor'] as const) counts.add(brands.tn, lcp(rating));
		counts.add(brands.tn, { event: 'page-speed', vital: 'cls needs-improvement' });
		counts.add(brands.ciudad, lcp('good'));
		await counts.close();
		expect((await figures()).speed).toEqual({
			shows: { good: 2, total: 3 },
			answers: { good: 0, total: 0 },
			stays: { good: 0, total: 1 },
		});
	});
});

describe('the uptime of a site', () => {
	it('is unknown in the first minute, and then the share of minutes in which a process served', async () => {
		const one = processAt('2026-11-20T12:00:00Z');
		await one.minutes.beat();
		expect((await one.figures()).uptime).toBeUndefined();
		for (const at of [1, 1, 2, 7, 8, 9]) {
			one.clock.now = new Date(Date.parse('2026-11-20T12:00:00Z') + at * minute);
			await one.minutes.beat();
		}
		one.clock.now = new Date('2026-11-20T12:10:30Z');
		expect((await one.figures()).uptime).toEqual({ since: new Date('2026-11-20T12:00:00Z'), share: 0.6 });
	});

	it('counts a minute of two processes once, and forgets minutes after four weeks', async () => {
		const [one, other] = [processAt('2026-10-20T12:00:00Z'), processAt('2026-11-20T12:00:00Z')];
		await one.minutes.beat();
		one.clock.now = other.clock.now;
		await Promise.all([one.minutes.beat(), other.minutes.beat()]);
		other.clock.now = new Date('2026-11-20T12:02:00Z');
		expect((await other.figures()).uptime).toEqual({ since: new Date('2026-11-20T12:00:00Z'), share: 0.5 });
	});

	it('X01 counts minutes in which the database did not answer, since cached pages are served then', async () => {
		const { clock, figures, log, minutes } = processAt('2026-11-20T12:00:00Z');
		await sql`alter table analytics.served_minute rename to away`.execute(database().sql);
		await minutes.beat();
		expect(log.told).toMatchObject([{ level: 'warn', event: 'the served minutes could not be saved' }]);
		await sql`alter table analytics.away rename to served_minute`.execute(database().sql);
		clock.now = new Date('2026-11-20T12:01:00Z');
		await minutes.beat();
		clock.now = new Date('2026-11-20T12:02:00Z');
		expect((await figures()).uptime).toEqual({ since: new Date('2026-11-20T12:00:00Z'), share: 1 });
	});
});
