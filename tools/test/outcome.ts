/** How a step ended: a check counts as one test, a suite as many. */
export type Outcome = {
	readonly name: string;
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	readonly seconds: number;
	/** Names of the tests that passed only when they were tried again. */
	readonly retried: readonly string[];
	/** The most that a worker held, in MB, and the file that raised its process most; undefined where none ran. */
	readonly peak?: { readonly heapMb: number; readonly processMb: number; readonly raisedBy: string };
};

export type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

/** The sum over all steps. */
export function sumOf(outcomes: readonly Counts[]): Counts {
	const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A line for each step, the tests that needed a second try, and the sum alone on the last line. */
export function summary(outcomes: readonly Outcome[], sum: Counts): string {
	const retried = outcomes.flatMap((outcome) => outcome.retried);
	return [
		'',
		...outcomes.map(lineOf),
		'',
		`Second tries: ${retried.length === 0 ? 'none' : retried.length}`,
		...retried.map((name) => `  ${name}`),
		'',
		`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
	].join('\n');
}

function lineOf({ name, passed, failed, skipped, seconds, peak }: Outcome): string {
	const memory = peak === undefined ? '' : `, heap ${peak.heapMb} MB, process ${peak.processMb} MB at most, by ${peak.raisedBy}`;
	const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
	return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${counts} (${seconds.toFixed(1)} s${memory})`;
}
