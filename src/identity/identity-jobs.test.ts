import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testIdentity } from '../../tests/support/identity/identity.ts';
import { silentLog } from '../../tests/support/silent-log.ts';

const log = silentLog();
const applicationsFolder = await mkdtemp(join(tmpdir(), 'kiosco-jobs-'));
const service = testIdentity({ log, applicationsFolder });
afterAll(() => rm(applicationsFolder, { recursive: true }));

it('jobs that find no tables are logged by what they do, and each one is tried', async () => {
	const rename = (from: string, to: string) => sql`alter schema ${sql.id(from)} rename to ${sql.id(to)}`.execute(service.database().sql);
	// The job that removes files that no application has asks the database about old ones alone.
	const file = join(applicationsFolder, 'x'.repeat(43));
	await writeFile(file, '');
	await utimes(file, 0, 0);
	await rename('identity', 'away');
	// Other tests use the database after this one.
	await service
		.identity()
		.runJobs()
		.finally(() => rename('away', 'identity'));
	expect(log.told.map(({ level, fields }) => [level, fields.job])).toEqual(
		[
			'builds reports for readers',
			'revokes tokens at providers',
			'runs unfinished erase hooks',
			'cancels lapsed deletion requests',
			'deletes accounts that were never verified',
			'deletes expired data',
			'removes files of erased applications',
			'removes files that no application has',
			'deletes expired authorization requests',
			'deletes old authorization codes',
		].map((job) => ['warn', job]),
	);
});
