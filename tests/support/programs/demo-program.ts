import type { TestProject } from 'vitest/node';
import { startProgram } from './program.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Port of the program with the demo stories that the journeys of readers share. */
		demoPort: number;
		/** What that program wrote while it started. */
		demoOutput: string;
	}
}

/** Journeys in this folder only read the demo. */
const folder = '/journeys/demo/';

/** Starts one program for all journeys that only read, if any of them runs: they need the demo stories, which take a while to put in. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
	if (!vitest.state.getPaths().some((path) => path.includes(folder))) return async () => {};
	const program = await startProgram();
	provide('demoPort', program.port);
	provide('demoOutput', program.output());
	return async () => void (await program.stop());
}
