import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#platform/database';
import { Secret } from '#platform/secret';
import type { RestoreTarget } from './restore.ts';

/** An empty folder and, if the target has a server, a new database on it. `remove` deletes both. */
export type ScratchPlace = RestoreTarget & { remove(): Promise<void> };

/** Makes an empty place of the same kind as the given one. */
export async function scratchPlace({ databaseUrl, log }: RestoreTarget): Promise<ScratchPlace> {
	const dataDir = await mkdtemp(join(tmpdir(), 'kiosco-drill-'));
	const removeFolder = () => rm(dataDir, { recursive: true, force: true });
	if (!databaseUrl) return { dataDir, databaseUrl, log, remove: removeFolder };
	const name = `kiosco_drill_${randomBytes(6).toString('hex')}`;
	const run = (statement: string) => runOn({ dataDir, databaseUrl, log }, statement);
	await run(`create database ${name}`);
	return {
		dataDir,
		databaseUrl: besides(databaseUrl, name),
		log,
		remove: async () => {
			await removeFolder();
			await run(`drop database ${name} with (force)`);
		},
	};
}

async function runOn({ dataDir, databaseUrl, log }: RestoreTarget, statement: string): Promise<void> {
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl?.reveal(), log, queryLimitMs: 60_000 });
	await sql
		.raw(statement)
		.execute(database.sql)
		.finally(() => database.close());
}

/** Another database of the same server. */
function besides(databaseUrl: Secret, name: string): Secret {
	const url = new URL(databaseUrl.reveal());
	url.pathname = `/${name}`;
	return new Secret(url.href);
}
