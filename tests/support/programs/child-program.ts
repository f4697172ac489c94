import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A separate process, for behaviour that only shows between processes: signals, locks, races. */
export type ChildProgram = {
	readonly process: ChildProcess;
	/** Everything that it has printed so far, on both streams. */
	printed(): string;
	/** Resolves when it has printed this; rejects when it ends without printing it. */
	prints(text: string): Promise<void>;
	/** Exit code, or the signal that ended it. */
	ended: Promise<number | string>;
};

/** Compiled code of what programs import, which halves the time until they run. */
const NODE_COMPILE_CACHE = new URL('../../../.cache/compiled', import.meta.url).pathname;

/** Runs the text of a module until the test ends; `import` takes addresses such as `import.meta.resolve('./config.ts')`. `within` is a command that runs it. */
export function childProgram(module: string, env: Readonly<Record<string, string>> = {}, within: readonly string[] = []): ChildProgram {
	const given = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env };
	const [command = process.execPath, ...commandArguments] = [...within, process.execPath, '--input-type=module', '--eval', module];
	const child = spawn(command, commandArguments, { env: given });
	onTestFinished(() => void child.kill('SIGKILL'));
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
	const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
	return { process: child, printed: () => output, prints: (text) => printed(child, () => output, text), ended };
}

function printed(child: ChildProcess, output: () => string, text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const look = () => output().includes(text) && resolve();
		child.stdout?.on('data', look);
		child.stderr?.on('data', look);
		child.once('close', () => reject(new Error(`ended without printing ${text}: ${output()}`)));
		look();
	});
}
