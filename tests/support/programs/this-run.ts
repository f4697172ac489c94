import { newDatabase } from '../databases/kinds.ts';
import { killLeftPrograms } from './left-programs.ts';
import { startProgram } from './program.ts';
import { databaseTemplate } from './program-place.ts';

/** Makes the database that the programs of a run start on; at its end, kills the programs of workers that were killed. */
export async function setup(): Promise<() => void> {
	const url = process.env.TEST_DATABASE_URL;
	if (url !== undefined) await migrate(await newDatabase(url, { name: databaseTemplate() }));
	return killLeftPrograms;
}

/** Migrates a database, as every program does that starts on it. */
async function migrate(databaseUrl: string): Promise<void> {
	const program = await startProgram({ environment: { DEMO_CONTENT: 'off', DATABASE_URL: databaseUrl } });
	await program.stop();
}
