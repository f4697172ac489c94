import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, queryFault } from './database-unavailable.ts';

it('X01 a query on a connection that was closed meanwhile is an outage, not a fault', async () => {
	const client = new pg.Client();
	await client.end();
	const error: unknown = await client.query('rollback').catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(Error);
	expect(queryFault(error)).toBeInstanceOf(DatabaseUnavailable);
});
