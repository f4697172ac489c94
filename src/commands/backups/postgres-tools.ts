// PostgreSQL's own commands for dumps. Their version must not be older than the server's.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { environmentWith } from '#platform/config';
import { isErrno } from '#platform/is-errno';
import type { Secret } from '#platform/secret';
import { CommandRefused } from '../command-refused.ts';
import type { RowCounts } from './tables.ts';

/** Writes the database as it is at one moment into a file. */
export const dumpTo = (file: string, databaseUrl: Secret): Promise<void> =>
	run('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${addressOf(databaseUrl)}`], { databaseUrl });

/** Restores a dump into an empty database: all of it or nothing. */
export const restoreFrom = (file: string, databaseUrl: Secret): Promise<void> =>
	run('pg_restore', [...allOrNothing, `--dbname=${addressOf(databaseUrl)}`, file], { databaseUrl });

const allOrNothing = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];

/** Unpacks all of a dump, and counts its rows by table. */
export async function rowsOfDump(file: string): Promise<RowCounts> {
	const counts: Record<string, number> = {};
	await run('pg_restore', ['--data-only', '--file=-', file], { read: (output) => countCopied(output, counts) });
	return counts;
}

/** The rows between `COPY table (…) FROM stdin;` and `\.`: one a line, since line ends in values are escaped. */
async function countCopied(script: Readable, counts: Record<string, number>): Promise<void> {
	let table: string | undefined;
	for await (const line of linesOf(script)) {
		if (line === '\\.') table = undefined;
		else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
		else {
			table = /^COPY (.+?) \(.*\) FROM stdin;$/.exec(line)?.[1];
			if (table !== undefined) counts[table] = 0;
		}
	}
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
	let rest = '';
	for await (const chunk of stream.setEncoding('latin1')) {
		const lines = `${rest}${chunk}`.split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
}

type Run = { readonly databaseUrl?: Secret; readonly read?: (output: Readable) => Promise<void> };

/** Runs a command of PostgreSQL. When it fails, throws `CommandRefused` with the error text of the command. */
async function run(command: string, args: readonly string[], { databaseUrl, read }: Run): Promise<void> {
	const child = spawn(command, args, {
		env: environmentWith(databaseUrl && passwordIn(databaseUrl)),
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const exit = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
	try {
		const [code, complaint] = await Promise.all([exit, text(child.stderr), (read ?? text)(child.stdout)]);
		if (code !== 0) throw new CommandRefused(`${command}: ${complaint.trim()}`);
	} catch (error) {
		throw isErrno(error, 'ENOENT') ? new CommandRefused(notInstalled(command)) : error;
	}
}

const notInstalled = (command: string): string =>
	`${command} is not on this machine: install PostgreSQL's client, of the version of the server or newer`;

/** An address without its password, which the list of processes would show. The parameters are those of libpq (34.1.1.2). */
function addressOf(databaseUrl: Secret): string {
	const url = new URL(databaseUrl.reveal());
	url.password = '';
	url.searchParams.delete('password');
	return url.href;
}

/** The password of an address, as libpq takes it. If the address has none, the password of the environment is used. */
function passwordIn(databaseUrl: Secret): { readonly PGPASSWORD?: string } {
	const { password, searchParams } = new URL(databaseUrl.reveal());
	const given = decodeURIComponent(password) || searchParams.get('password');
	return given ? { PGPASSWORD: given } : {};
}
