// What both imports share: the report, Ctrl-C, and the database or the control socket.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#platform/config';
import { type Outcomes, Report, type ReportedEvent } from '#platform/import-report';
import { isErrno } from '#platform/is-errno';
import { type Access, withDatabaseOrSocket } from './database-or-socket.ts';
import { type Command, runCommand } from './run-command.ts';

type ImportArguments = { readonly report: string | undefined };

/** An import: its arguments, its report, and the generator that does the work. */
export type ImportCommand<Arguments extends ImportArguments, Kind extends string> = Pick<Command<Arguments>, 'readArguments' | 'usage'> & {
	/** The report is written to `{name}-{time}.ndjson` in the data directory, unless the arguments name a file. */
	readonly name: string;
	readonly outcomes: Outcomes<Kind>;
	readonly run: (args: Arguments, context: ImportContext) => AsyncIterable<ReportedEvent<Kind>>;
	/** Whether the import can do without the data of this installation. */
	readonly needsNoData?: (args: Arguments, config: Config) => boolean;
};

type ImportContext = {
	readonly config: Config;
	readonly access: Access | { readonly kind: 'none' };
	/** Checked between batches; true once the operator has pressed Ctrl-C. */
	readonly stopped: () => boolean;
};

/**
 * Runs an import and sets the exit code of the process: 0 when every item was imported, 1 when one was refused or nothing could be read.
 */
export const runImport = <Arguments extends ImportArguments, Kind extends string>(command: ImportCommand<Arguments, Kind>): Promise<void> =>
	runCommand({ ...command, run: (args, config) => importAndReport(command, args, config) });

async function importAndReport<Arguments extends ImportArguments, Kind extends string>(
	command: ImportCommand<Arguments, Kind>,
	args: Arguments,
	config: Config,
): Promise<number> {
	const { name, outcomes } = command;
	await mkdir(config.dataDir, { recursive: true });
	const path = args.report ?? join(config.dataDir, `${name}-${Date.now()}.ndjson`);
	await expectWritable(path);
	const report = new Report(outcomes, screen, path);
	const stopped = stoppedBySignal();
	await eachEvent({ command, args, config, stopped }, (event) => report.add(event));
	await report.finish(stopped());
	return report.tookAll ? 0 : 1;
}

/** Throws a sentence for the operator if the report cannot be written there, before anything is imported. */
async function expectWritable(path: string): Promise<void> {
	await writeFile(path, '').catch((error: unknown) => {
		const why = isErrno(error, 'ENOENT') ? `there is no folder ${dirname(path)}` : error instanceof Error ? error.message : String(error);
		throw new Error(`the report cannot be written to ${path}: ${why}`);
	});
}

type Work<Arguments extends ImportArguments, Kind extends string> = {
	readonly command: ImportCommand<Arguments, Kind>;
	readonly args: Arguments;
	readonly config: Config;
	readonly stopped: () => boolean;
};

async function eachEvent<Arguments extends ImportArguments, Kind extends string>(
	{ command, args, config, stopped }: Work<Arguments, Kind>,
	report: (event: ReportedEvent<Kind>) => void,
): Promise<void> {
	const runWith = async (access: ImportContext['access']) => {
		for await (const event of command.run(args, { config, access, stopped })) report(event);
	};
	await (command.needsNoData?.(args, config) ? runWith({ kind: 'none' }) : withDatabaseOrSocket(config, 'nothing', runWith));
}

const screen = { write: (text: string) => void process.stdout.write(text), live: process.stdout.isTTY };

/** Ctrl-C ends an import after the current batch. */
function stoppedBySignal(): () => boolean {
	let stopped = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true));
	return () => stopped;
}
