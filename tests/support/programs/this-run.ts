import { command } from '../databases/server.ts';
import { databaseTemplate, dataTemplate } from './data-template.ts';
import { killLeftPrograms } from './left-programs.ts';
import { startProgram } from './program.ts';

/** Makes the databases that the programs of a run start on; at its end, kills the programs of workers that were killed. */
export async function setup(): Promise<() => void> {
	await startOnce({ dataDir: dataTemplate() });
	if (process.env.TEST_DATABASE_URL !== undefined) await makeOnServer(process.env.TEST_DATABASE_URL);
	return killLeftPrograms;
}

async function makeOnServer(url: string): Promise<void> {
	await command(url, `create database ${databaseTemplate()}`);
	await startOnce({ databaseUrl: Object.assign(new URL(url), { pathname: databaseTemplate() }).href });
}

/** A program that starts makes what is missing. */
async function startOnce({ dataDir, databaseUrl }: { readonly dataDir?: string; readonly databaseUrl?: string }): Promise<void> {
	const environment = { DEMO_CONTENT: 'off', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
	const program = await startProgram({ environment, ...(dataDir !== undefined && { dataDir }) });
	await program.stop();
}
