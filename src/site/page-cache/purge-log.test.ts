import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPurgeLog } from './purge-log.ts';

const keySchema = v.pipe(v.string(), v.brand('PurgeKey'));
const key = (name: string) => v.parse(keySchema, name);
const [first, last, never] = [key('tn/story:A'), key('tn/story:Z'), key('tn/story:N')];
const others = (count: number) => Array.from({ length: count }, (_, at) => key(`tn/story:${at}`));

describe('the purge log', () => {
	it('tells what was purged after a moment, and not what was purged before', () => {
		const log = createPurgeLog();
		const start = log.now();
		log.note([first]);
		const later = log.now();
		expect([start, later].map((moment) => log.purgedSince(moment, [never, first]))).toEqual([true, false]);
		expect(log.purgedSince(start, [never])).toBe(false);
		log.note([first]);
		expect(log.purgedSince(later, [first])).toBe(true);
	});

	it('counts every key as purged for what began before all were', () => {
		const log = createPurgeLog();
		const start = log.now();
		log.noteAll();
		expect([start, log.now()].map((moment) => log.purgedSince(moment, [never]))).toEqual([true, false]);
	});

	it('remembers 20,000 keys', () => {
		const log = createPurgeLog();
		log.note([first]);
		log.note(others(19_999));
		expect(log.purgedSince(0, [never])).toBe(false);
		expect(log.purgedSince(0, [first])).toBe(true);
	});

	it('counts everything as purged for what began before a purge that it forgot', () => {
		const log = createPurgeLog();
		log.note([first]);
		log.note(others(20_000));
		expect(log.purgedSince(0, [never])).toBe(true);
		expect(log.purgedSince(1, [never])).toBe(false);
		expect(log.purgedSince(1, others(1))).toBe(true);
	});

	it('forgets the key that was purged longest ago, not the one that was purged first', () => {
		const log = createPurgeLog();
		log.note([first]);
		log.note(others(19_999));
		log.note([first]);
		log.note([last]);
		expect(log.purgedSince(2, [never])).toBe(false);
		expect(log.purgedSince(2, [first])).toBe(true);
	});
});
