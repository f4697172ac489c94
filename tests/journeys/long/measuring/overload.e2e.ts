import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { measuresTheMachine } from '../../../support/form.ts';
import { testServer } from '../../../support/test-server.ts';

describe('overload', () => {
	it(
		'L08 at four times the capacity at least 80 % of the capacity is used, and the excess gets 503 with Retry-After within a second',
		measuresTheMachine,
		async () => {
			// Three at once, 20 ms each. The measured time counts, so a slow machine does not distort the result.
			let busyMs = 0;
			const turns = turnsOf(3);
			const work = async () => {
				const started = performance.now();
				await sleep(20);
				busyMs += performance.now() - started;
			};
			const { fetch } = await testServer({}, (app) => app.get('/work', () => turns(work).then(() => 'done')));
			const started = performance.now();
			const outcomes = await offer(1800, 600, () => fetch('/work'));
			const capacityUsed = busyMs / (3 * (performance.now() - started));
			const answered = outcomes.filter(({ status }) => status === 200);
			const refused = outcomes.filter(({ status }) => status === 503);
			expect(answered.length + refused.length).toBe(outcomes.length);
			expect(capacityUsed).toBeGreaterThan(0.8);
			expect(refused.length).toBeGreaterThan(600);
			for (const { retryAfter, ms } of refused)
				expect([['1', '2', '3', '4', '5'].includes(retryAfter ?? ''), ms < 1000]).toEqual([true, true]);
			expect(new Set(refused.map(({ retryAfter }) => retryAfter)).size).toBe(5);
			expect((await fetch('/healthz')).status).toBe(200);
		},
	);
});

/** Runs at most `atOnce` pieces of work at the same time; the others wait. */
function turnsOf(atOnce: number): (work: () => Promise<void>) => Promise<void> {
	const lanes = Array.from({ length: atOnce }, () => Promise.resolve());
	let next = 0;
	return (work) => {
		const lane = next++ % atOnce;
		const done = (lanes[lane] ?? Promise.resolve()).then(work);
		lanes[lane] = done;
		return done;
	};
}

/** Sends `count` requests at a rate of `perSecond`, whether or not responses arrive. */
async function offer(count: number, perSecond: number, ask: () => Promise<Response>) {
	const started = performance.now();
	const requests: Promise<{ status: number; retryAfter: string | null; ms: number }>[] = [];
	while (requests.length < count) {
		const due = Math.min(count, ((performance.now() - started) / 1000) * perSecond);
		while (requests.length < due) requests.push(timed(ask));
		await sleep(5);
	}
	return Promise.all(requests);
}

async function timed(ask: () => Promise<Response>) {
	const started = performance.now();
	const { status, headers } = await ask();
	return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - started };
}
