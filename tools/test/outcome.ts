/** How a step ended: a check counts as one test, a suite as many. */
export type Outcome = {
	readonly name: string;
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** How many tests are for another form of the run. */
	readonly leftOut?: number;
	readonly seconds: number;
	/** File, name and first line of the message of each test that failed. */
	readonly failures: readonly string[];
	/** Names of the tests that passed only when they were tried again. */
	readonly retried: readonly string[];
	/** The most memory that a worker held, in MB, and the file that raised its process most; undefined where no worker ran. */
	readonly peak?: { readonly heapMb: number; readonly processMb: number; readonly raisedBy: string };
};

/** How a check ended, which counts as one test. */
export function outcomeOfCheck(name: string, passed: boolean, seconds: number): Outcome {
	const failures = passed ? [] : [`${name}: see what it printed above`];
	return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, seconds, failures, retried: [] };
}

export type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

/** The sum over all steps. */
export function sumOf(outcomes: readonly Counts[]): Counts {
	const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A line for each step, the tests that failed or needed a second try, and the sum alone on the last line. */
export function summary(outcomes: readonly Outcome[], sum: Counts): string {
	return [
		'',
		...outcomes.map(lineOf),
		'',
		...list(
			'Failed',
			outcomes.flatMap(({ failures }) => failures),
		),
		...list(
			'Second tries',
			outcomes.flatMap(({ retried }) => retried),
		),
		'',
		`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
	].join('\n');
}

function list(title: string, entries: readonly string[]): readonly string[] {
	return [`${title}: ${entries.length === 0 ? 'none' : entries.length}`, ...entries.map((entry) => `  ${entry}`)];
}

function lineOf({ name, passed, failed, skipped, leftOut = 0, seconds, peak }: Outcome): string {
	const memory = peak === undefined ? '' : `, heap ${peak.heapMb} MB, process ${peak.processMb} MB at most, by ${peak.raisedBy}`;
	const left = leftOut > 0 ? `, ${leftOut} slow ones left out` : '';
	const counts = `${passed} passed, ${failed} failed, ${skipped} skipped${left}`;
	return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${counts} (${seconds.toFixed(1)} s${memory})`;
}
