import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { DatabaseUnavailable } from '#platform/database';
import { silentLog } from '../tests/support/silent-log.ts';
import { type SeedWhenEmptyOptions, seedWhenEmpty } from './seed-when-empty.ts';

it('a database that is busy for a while does not end the first start', { tags: 'slow' }, async () => {
	let asked = 0;
	const list = async () => {
		asked += 1;
		if (asked === 1) throw new DatabaseUnavailable('busy');
		return [{}];
	};
	const app = { content: { queries: () => ({ list }) } } as unknown as SeedWhenEmptyOptions['app'];
	const dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
	await seedWhenEmpty({ app, dataDir, demoFolder: 'none', now: new Date(), log: silentLog() });
	expect(asked).toBe(2 * brandList.length);
	expect(await readdir(dataDir)).toEqual([]);
});
