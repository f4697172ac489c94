import { newDatabase } from '../databases/kinds.ts';
import { killLeftPrograms } from './left-programs.ts';
import { type ProgramOptions, startProgram } from './program.ts';
import { databaseTemplate, dataTemplate } from './program-place.ts';

/** Makes the databases that the programs of a run start on; at its end, kills the programs of workers that were killed. */
export async function setup(): Promise<() => void> {
	await startOnce({ dataDir: dataTemplate() });
	const url = process.env.TEST_DATABASE_URL;
	if (url !== undefined) await startOnce({ environment: { DATABASE_URL: await newDatabase(url, { name: databaseTemplate() }) } });
	return killLeftPrograms;
}

/** A program that starts makes what is missing. */
async function startOnce({ environment, ...options }: ProgramOptions): Promise<void> {
	const program = await startProgram({ ...options, environment: { DEMO_CONTENT: 'off', ...environment } });
	await program.stop();
}
