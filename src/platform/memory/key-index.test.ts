import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createKeyIndex } from './key-index.ts';

const keySchema = v.pipe(v.string(), v.brand('PurgeKey'));
const key = (name: string) => v.parse(keySchema, name);
const [sport, boca, nothing] = [key('tn/section:/deportes'), key('tn/tag:boca'), key('tn/tag:nada')];

describe('the index of purge keys', () => {
	it('finds the pages that have one of the keys', () => {
		const index = createKeyIndex<ReturnType<typeof key>>();
		index.add('/deportes/', [sport]);
		index.add('/boca/', [sport, boca]);
		expect(index.namesOf([sport])).toEqual(new Set(['/deportes/', '/boca/']));
		expect(index.namesOf([boca, nothing])).toEqual(new Set(['/boca/']));
		expect(index.namesOf([nothing])).toEqual(new Set());
	});

	it('forgets a page without the others of its keys', () => {
		const index = createKeyIndex<ReturnType<typeof key>>();
		index.add('/deportes/', [sport]);
		index.add('/boca/', [sport, boca]);
		index.remove('/boca/', [boca, sport, nothing]);
		expect(index.namesOf([boca])).toEqual(new Set());
		expect(index.namesOf([sport])).toEqual(new Set(['/deportes/']));
	});

	it('L10 keeps nothing of pages that are gone', { tags: 'slow' }, () => {
		const index = createKeyIndex<ReturnType<typeof key>>();
		setFlagsFromString('--expose-gc');
		const collect: () => void = runInNewContext('gc');
		collect();
		const before = process.memoryUsage().heapUsed;
		for (let at = 0; at < 100_000; at += 1) {
			index.add(`/nada-${at}/`, [key(`tn/path:/nada-${at}/`)]);
			index.remove(`/nada-${at}/`, [key(`tn/path:/nada-${at}/`)]);
		}
		collect();
		expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
		expect(index.namesOf([sport])).toEqual(new Set());
	});
});
