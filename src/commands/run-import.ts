// What the imports have in common on the command line: settings, the database or the door of the program that holds it, Ctrl-C, a report.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brandList } from '#brands';
import { type Config, readConfig } from '#platform/config';
import { type Database, DataDirInUse, openDatabase } from '#platform/database';
import { type Outcomes, Report, type ReportedEvent } from '#platform/import-report';
import { createLog, type Log } from '#platform/log';

export type ImportCommand<Wanted extends { readonly report: string | undefined }, Kind extends string> = {
	/** What the command line says, or what is wrong with it. */
	readonly readArguments: (given: readonly string[]) => Wanted | string;
	readonly usage: string;
	/** Of the report, `{name}-{time}.ndjson`, unless the command line says where it goes. */
	readonly name: string;
	readonly outcomes: Outcomes<Kind>;
	readonly run: (wanted: Wanted, place: ImportPlace) => AsyncIterable<ReportedEvent<Kind>>;
};

type ImportPlace = {
	readonly config: Config;
	readonly log: Log;
	/** Undefined when a running program holds the embedded database; then its door is the way. */
	readonly database: Database | undefined;
	/** Asked between batches. */
	readonly stopped: () => boolean;
};

/** EX_USAGE of sysexits.h. */
const badUsage = 64;

/** Runs the import and sets the exit code of the process. */
export async function runImport<Wanted extends { readonly report: string | undefined }, Kind extends string>(
	command: ImportCommand<Wanted, Kind>,
	given: readonly string[] = process.argv.slice(2),
): Promise<void> {
	const wanted = command.readArguments(given);
	if (typeof wanted === 'string') {
		process.stderr.write(`${wanted}\n\n${command.usage}`);
		process.exitCode = badUsage;
		return;
	}
	try {
		process.exitCode = await report(command, wanted);
	} catch (error) {
		// A directory in use, a database that is away, a setting that is wrong: said in a line, not as a fault of the program.
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}

async function report<Wanted extends { readonly report: string | undefined }, Kind extends string>(
	{ name, outcomes, run }: ImportCommand<Wanted, Kind>,
	wanted: Wanted,
): Promise<number> {
	const config = readConfig(brandList.map(({ id }) => id));
	await mkdir(config.dataDir, { recursive: true });
	const told = new Report(outcomes, screen, wanted.report ?? join(config.dataDir, `${name}-${Date.now()}.ndjson`));
	const stopped = interruption();
	const log = createLog({ level: 'error', format: config.logFormat });
	const database = await databaseUnlessHeld(config, log);
	try {
		for await (const event of run(wanted, { config, log, database, stopped })) told.add(event);
	} finally {
		await database?.close();
	}
	await told.finish(stopped());
	return told.readSomething ? 0 : 1;
}

const screen = { write: (text: string) => void process.stdout.write(text), live: process.stdout.isTTY };

/** Ctrl-C ends the import after the batch that is under way. */
function interruption(): () => boolean {
	let asked = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (asked = true));
	return () => asked;
}

async function databaseUnlessHeld({ dataDir, databaseUrl }: Config, log: Log): Promise<Database | undefined> {
	return openDatabase({ dataDir, databaseUrl: databaseUrl?.reveal(), log }).catch((error: unknown) => {
		if (error instanceof DataDirInUse) return undefined;
		throw error;
	});
}
