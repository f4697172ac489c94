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

/** Starts one program, as `npm start` does, for all journeys that only read: they need the demo stories, which take a while to put in. */
export async function setup({ provide }: TestProject): Promise<() => Promise<number | null>> {
	const program = await startProgram({ isEmbedded: true });
	provide('demoPort', program.port);
	provide('demoOutput', program.output());
	return () => program.stop();
}
