// What every command does around its work: arguments, settings, exit code.
import { brandList } from '#brands';
import { BadConfiguration, type Config, readConfig } from '#platform/config';

/** A command of an operator. */
export type Command<Arguments> = {
	/** Returns the arguments, or a text that says what is wrong with them; an error of `parseArgs` does the same. */
	readonly readArguments: (given: readonly string[]) => Arguments | string;
	readonly usage: string;
	/** Does the work and resolves to the exit code. */
	readonly run: (args: Arguments, config: Config) => Promise<number>;
};

/** EX_USAGE of sysexits.h. */
const badUsage = 64;

/**
 * Runs a command and sets the exit code of the process: 64 with the usage for wrong arguments, 78 for bad settings, 1 for any other
 * failure. A failure is printed as one line without a stack: a directory in use or an unreachable database is no bug of the program.
 */
export async function runCommand<Arguments>({ readArguments, usage, run }: Command<Arguments>): Promise<void> {
	const args = readOrExplain(readArguments);
	if (typeof args === 'string') {
		process.stderr.write(`${args}\n\n${usage}`);
		process.exitCode = badUsage;
		return;
	}
	try {
		process.exitCode = await run(args, readConfig(brandList.map(({ id }) => id)));
	} catch (error) {
		process.stderr.write(`${messageOf(error)}\n`);
		process.exitCode = error instanceof BadConfiguration ? error.exitCode : 1;
	}
}

function readOrExplain<Arguments>(readArguments: Command<Arguments>['readArguments']): Arguments | string {
	try {
		return readArguments(process.argv.slice(2));
	} catch (error) {
		return messageOf(error);
	}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
