import { dataTemplate } from './data-template.ts';
import { killLeftPrograms } from './left-programs.ts';
import { startProgram } from './program.ts';

/** Makes the data directory that the programs of a run start on; at its end, kills the programs of workers that were killed. */
export async function setup(): Promise<() => void> {
	const program = await startProgram({ dataDir: dataTemplate(), environment: { DEMO_CONTENT: 'off' } });
	await program.stop();
	return killLeftPrograms;
}
