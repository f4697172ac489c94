import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from './measured.ts';

/** Files to mutate, patterns of the test files without their ending, and whether code that runs while its file is loaded is mutated too. */
export type Run = { readonly files: readonly string[]; readonly tests: readonly string[]; readonly loading: boolean };

/** Tries every mutant of the files, one at a time. Resolves to their results; rejects when a test fails without a mutant. */
export async function runStryker({ files, tests, loading }: Run): Promise<readonly MutantResult[]> {
	// Read by the configuration of Vitest. Stryker's own choice of test files does not hold for code that runs while its file is loaded.
	process.env.MUTANT_TESTS = tests.map((pattern) => `${pattern.endsWith('**') ? `${pattern}/*` : pattern}.test.{ts,tsx}`).join(' ');
	const stryker = new Stryker({
		mutate: [...files],
		testRunner: 'vitest',
		plugins: ['@stryker-mutator/vitest-runner'],
		vitest: { configFile: 'vitest.mutants.config.ts', related: false },
		coverageAnalysis: 'perTest',
		ignoreStatic: !loading,
		concurrency: 1,
		// A busy machine must not kill a mutant. Stryker notices endless loops by their number of rounds.
		timeoutMS: 60_000,
		timeoutFactor: 4,
		dryRunTimeoutMinutes: 20,
		tempDirName: '.cache/stryker',
		ignorePatterns: ['/data', '/dist', '/.cache', '/docs', '/bench', '/screenshots'],
		// TypeScript 7 has no API that Stryker could ask; a file that is not there keeps it from asking.
		tsconfigFile: 'tsconfig.none.json',
		disableTypeChecks: false,
		reporters: ['progress-append-only'],
		allowConsoleColors: false,
	});
	return stryker.runMutationTest();
}

/** Sets what the tests of a run read from their environment: the embedded database alone, and the short form. */
export function setEnvironment(environment: NodeJS.ProcessEnv): void {
	delete environment.TEST_DATABASE_URL;
	delete environment.CI;
	Object.assign(environment, { NODE_ENV: 'test', TEST_FORM: 'short', TEST_POSTGRES_URL: 'postgres://127.0.0.1:1/none' });
}
