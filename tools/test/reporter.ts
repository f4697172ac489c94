import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { idsIn } from '../trace/ids.ts';
import type { Reached } from '../trace/reached.ts';
import type { Outcome } from './outcome.ts';

/** A test whose name has ids of the specification, and what the test reached. */
export type NamedTest = { readonly name: string; readonly file: string; readonly reached: Reached; readonly passed: boolean };

type FileReport = { readonly name: string; readonly ms: number; readonly cpuMs: number; readonly heapMb: number | undefined };

export type SuiteReport = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'leftOut' | 'failures' | 'retried' | 'peak'> & {
	/** Time and processor time of each file in ms, the slowest first, and the heap of its worker after it. */
	readonly files: readonly FileReport[];
	readonly namedTests: readonly NamedTest[];
};

/** Writes the counts of a run, and what its tests prove, to the file that TEST_REPORT names. */
export default class CountReporter implements Reporter {
	/** Whether the run leaves out the tests with a tag. */
	#leavesOut = false;

	onInit({ config }: Vitest): void {
		this.#leavesOut = config.tagsFilter !== undefined;
	}

	onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[]): void {
		const path = process.env.TEST_REPORT;
		if (path !== undefined) writeFileSync(path, JSON.stringify(reportOf(modules, faults, this.#leavesOut), null, '\t'));
	}
}

function reportOf(modules: readonly TestModule[], faults: readonly SerializedError[], leavesOut: boolean): SuiteReport {
	const tests = modules.flatMap((module) => [...module.children.allTests()]);
	const count = (state: string) => tests.filter((test) => test.result().state === state).length;
	// Failed hooks and imports, and errors that nobody caught, belong to no test.
	const faulty = modules.flatMap((module) =>
		[...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map((fault) =>
			failureOf(module.relativeModuleId, fault),
		),
	);
	const leftOut = leavesOut ? tests.filter((test) => test.result().state === 'skipped' && test.tags.length > 0).length : 0;
	const failed = tests.flatMap((test) => (test.result().state === 'failed' ? [failureOf(nameOf(test), test.result().errors?.[0])] : []));
	const failures = [...failed, ...faulty, ...faults.map((fault) => failureOf('outside of tests', fault))];
	const retried = tests.filter((test) => test.diagnostic()?.flaky).map(nameOf);
	const files = modules.map((module) => ({
		name: module.relativeModuleId,
		ms: Math.round(module.diagnostic().duration),
		cpuMs: module.meta().cpuMs ?? 0,
		heapMb: module.meta().memory?.heapMb,
	}));
	return {
		passed: count('passed'),
		failed: failures.length,
		skipped: count('skipped') - leftOut,
		leftOut,
		failures,
		retried,
		...peakOf(modules),
		files: files.toSorted((one, other) => other.cpuMs - one.cpuMs),
		namedTests: tests.filter((test) => test.result().state !== 'skipped' && idsIn(test.fullName).length > 0).map(namedTest),
	};
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId}: ${test.fullName}`;

const failureOf = (where: string, fault: { readonly message?: string } | undefined): string =>
	`${where}: ${fault?.message?.split('\n')[0] ?? 'no message'}`;

const namedTest = (test: TestCase): NamedTest => ({
	name: test.fullName,
	file: test.module.relativeModuleId,
	reached: test.meta().reached ?? {},
	passed: test.result().state === 'passed',
});

function peakOf(modules: readonly TestModule[]): Pick<SuiteReport, 'peak'> {
	const measured = modules.flatMap((module) => {
		const memory = module.meta().memory;
		return memory === undefined ? [] : [{ ...memory, file: module.relativeModuleId }];
	});
	const [most] = measured.toSorted((one, other) => other.raisedMb - one.raisedMb);
	if (most === undefined) return {};
	return {
		peak: {
			heapMb: Math.max(...measured.map(({ heapMb }) => heapMb)),
			processMb: Math.max(...measured.map(({ processMb }) => processMb)),
			raisedBy: most.file,
		},
	};
}
