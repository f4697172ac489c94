// `npm run reliability`: prints what was measured, and a whole run writes it into docs/reliability.md. Ends with 1 when something that was asked does not hold.
// `npm run reliability -- publications kill` measures only these parts: publications, or a fault of faults.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Cleanup } from '../cleanup.ts';
import { describeInstallation } from '../machine.ts';
import { writeResults } from '../write-results.ts';
import { type Fault, faults } from './faults.ts';
import { type Installation, startInstallation } from './installation.ts';
import { type Observation, observe } from './observe.ts';
import { timePublications } from './publications.ts';
import { countWhole, findSubjects, type Subjects } from './readers.ts';
import { allWritten, freshGoal, type Goal, goalsTable, keptGoal, observationsTable, readersGoal } from './results.ts';
import { countKept } from './writers.ts';

/** Processes that others on this machine had waiting before the run: times are those of a busy machine when they are more than its cores. */
const [loadBefore = 0] = loadavg();

const publications = 200;
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const cleanup = new Cleanup();
try {
	const installation = await startInstallation(cleanup);
	const subjects = await findSubjects(installation.program);
	const { goals, text } = await measure(installation, subjects).finally(() => keepLog(installation));
	console.log(text);
	if (wanted.length === 0) writeResults('docs/reliability.md', text);
	if (!goals.every(({ isMet }) => isMet)) process.exitCode = 1;
} finally {
	await cleanup.run();
}

async function measure(installation: Installation, subjects: Subjects): Promise<{ goals: readonly Goal[]; text: string }> {
	const goals: Goal[] = [];
	if (isWanted('publications')) goals.push(freshGoal(await timePublications(installation, publications)));
	const observations: Observation[] = [];
	for (const [name, fault] of Object.entries<Fault>(faults)) {
		if (!isWanted(name)) continue;
		console.log(`${fault.name}…`);
		const observation = await observe(installation, fault, subjects);
		observations.push(observation);
		goals.push(readersGoal(observation, fault.mayFail));
	}
	goals.push(...(await keptGoals(installation, subjects, observations)));
	const machine = await describeInstallation(installation.postgres.databaseUrl);
	return {
		goals,
		text: [`${machine}; load average ${loadBefore.toFixed(1)} before the run.`, goalsTable(goals), observationsTable(observations)].join(
			'\n\n',
		),
	};
}

async function keptGoals(installation: Installation, { unseen }: Subjects, observations: readonly Observation[]): Promise<readonly Goal[]> {
	const written = allWritten(observations);
	const kept = await countKept(installation, written);
	return [
		keptGoal('stories that were acknowledged and are on their pages afterwards', kept.stories, written.stories.length),
		keptGoal('accounts that were acknowledged and have their profile afterwards', kept.accounts, written.accounts.length),
		keptGoal('pictures that are made afterwards from originals in the S3 store', await countWhole(installation, unseen), unseen.length),
	];
}

/** What the program wrote, to find out why something was not held. */
function keepLog({ program }: Installation): void {
	mkdirSync('.cache', { recursive: true });
	writeFileSync('.cache/reliability.log', program.output());
}
