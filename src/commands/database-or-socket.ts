import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#platform/config';
import { type Database, openDatabase } from '#platform/database';
import { createLog, type Log } from '#platform/log';
import type { Secret } from '#platform/secret';
import { CommandRefused } from './command-refused.ts';
import type { ControlCommand } from './control-command.ts';
import { findControlSocket, sendToControlSocket } from './control-socket.ts';

/** Sends a command to a program that runs on the data directory. */
export type SendCommand = <Input, Output>(command: ControlCommand<Input, Output>, input: Input) => Promise<Output>;

/** How a command reaches the data of this installation: through the database itself, or through the control socket of a running program. */
export type Access = { readonly kind: 'database'; readonly database: Database } | { readonly kind: 'socket'; readonly send: SendCommand };

/** What a command expects of an installation: `data`, or `nothing` when the command brings the first data. */
export type Expected = 'data' | 'nothing';

/** A command may read a table of any size, and nobody waits for it: limits in ms. */
export const commandLimits = { queryLimitMs: 3_600_000, waitMs: 60_000 } as const;

/** The log of a command: errors only, on standard output. */
export const commandLog = ({ logFormat }: Config): Log => createLog({ level: 'error', format: logFormat });

/**
 * Reaches the data while the work runs: through the server that DATABASE_URL names; else through a program that runs on the data directory,
 * whatever database it has; else through the embedded database. Says which on standard error. Throws `CommandRefused` where data is
 * expected and there is none.
 */
export async function withDatabaseOrSocket<Result>(
	config: Config,
	expected: Expected,
	work: (access: Access) => Promise<Result>,
): Promise<Result> {
	const socket = config.databaseUrl ? undefined : await findControlSocket(config.dataDir);
	say(socket ? `Asking the program that runs on ${resolve(config.dataDir)}` : `Using ${describePlace(config)}`);
	if (socket) return work({ kind: 'socket', send: (command, input) => sendToControlSocket(socket, command, input) });
	return withDatabase(config, expected, (database) => work({ kind: 'database', database }));
}

/** The database of an installation, and its folder, in words. */
export const describePlace = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string =>
	`${describeDatabase(databaseUrl)}, and files in ${resolve(dataDir)}`;

/** A database in words, without user and password. */
export function describeDatabase(databaseUrl: Secret | undefined): string {
	if (!databaseUrl) return 'the embedded database';
	const { pathname, host } = new URL(databaseUrl.reveal());
	return `the database ${pathname.slice(1)} of PostgreSQL at ${host || 'a socket'}`;
}

async function withDatabase<Result>(config: Config, expected: Expected, work: (database: Database) => Promise<Result>): Promise<Result> {
	const { dataDir, databaseUrl } = config;
	// Opening an embedded database makes one.
	const isNew = !databaseUrl && !existsSync(join(dataDir, 'database'));
	if (isNew) expectNothing(config, expected);
	const database = await openDatabase({
		dataDir,
		databaseUrl: databaseUrl?.reveal(),
		log: commandLog(config),
		...commandLimits,
	});
	try {
		if (!isNew && !(await hasSchema(database))) expectNothing(config, expected);
		return await work(database);
	} finally {
		await database.close();
	}
}

function expectNothing(config: Config, expected: Expected): void {
	if (expected === 'data')
		throw new CommandRefused(
			`There is no data here: ${describePlace(config)}. Are DATABASE_URL and DATA_DIR those of the server? They may also be in the file .env`,
		);
	say('There is no data yet: it is begun here.');
}

/** Whether a program, or an import, has ever made its tables there. */
async function hasSchema(database: Database): Promise<boolean> {
	const { rows } = await sql<{ exists: boolean }>`select to_regclass('kiosco_migrations') is not null as exists`.execute(database.sql);
	return rows[0]?.exists === true;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);
