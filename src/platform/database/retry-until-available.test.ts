import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { wireTo } from '../../../tests/support/programs/slow-wire.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { openDatabase } from '../database.ts';
import { DatabaseRefused, retryUntilAvailable } from './retry-until-available.ts';

describeOnPostgres('a server without the database of the settings', (open) => {
	const database = open([]);

	it('ends the start also when its first answer came too late', { tags: 'slow' }, async () => {
		const url = new URL(database.place().databaseUrl ?? '');
		const wire = await wireTo({ host: url.hostname, port: Number(url.port || 5432) });
		url.host = `127.0.0.1:${wire.port}`;
		url.pathname = '/no_such_database';
		const log = silentLog();
		const late = await openDatabase({ dataDir: '/nowhere', databaseUrl: url.href, log, waitMs: 200 });
		wire.delay(400);
		let tries = 0;
		const start = retryUntilAvailable(async () => {
			tries += 1;
			if (tries === 2) wire.delay(0);
			await sql`select 1`.execute(late.sql);
		}, log);
		await expect(start).rejects.toThrow(DatabaseRefused);
		expect(tries).toBe(2);
		await late.close();
	});
});
