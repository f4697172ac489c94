import { expect, it } from 'vitest';
import { migrations } from '#identity';
import { openDatabase } from '#platform/database';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { differingTables } from './checksums.ts';

describeOnPostgres('two databases with the same rows', (database) => {
	const here = database(migrations);

	it('do not differ when their servers have other time zones', async () => {
		const { dataDir, databaseUrl } = here.place();
		const inBuenosAires = new URL(databaseUrl ?? '');
		inBuenosAires.searchParams.set('options', '-c timezone=America/Argentina/Buenos_Aires');
		const other = await openDatabase({ dataDir, databaseUrl: inBuenosAires.href, log: silentLog() });
		expect(await differingTables(here(), other).finally(() => other.close())).toEqual([]);
	});
});
