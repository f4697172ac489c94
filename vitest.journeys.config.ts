import { defineConfig } from 'vitest/config';

const shared = {
	testTimeout: 120_000,
	// A shared machine may stall in the middle of a kill or a race; a real fault fails twice.
	retry: process.env.CI === 'true' ? 1 : 0,
	hookTimeout: 120_000,
	// A browser on a machine that is busy takes its time.
	expect: { poll: { timeout: 10_000 } },
	pool: 'forks',
	// What journeys import takes longer to load than some of them take to run.
	isolate: false,
} as const;
const folder = 'tests/journeys';
const readers = [`${folder}/readers/*.e2e.ts`];
const measuring = [`${folder}/measuring/*.e2e.ts`];

/**
 * Tests of the built program as a whole: real processes, real databases, a real browser. Those that only read share one
 * program; the others start, stop and fill their own; those that measure come last and have the machine to themselves.
 */
export default defineConfig({
	cacheDir: '.cache/vitest',
	test: {
		...shared,
		globalSetup: 'tests/support/databases/this-run.ts',
		projects: [
			project('readers', { include: readers, globalSetup: 'tests/support/programs/demo-program.ts' }),
			project('processes', { include: [`${folder}/**/*.e2e.ts`], exclude: [...readers, ...measuring] }),
			project('measuring', { include: measuring }),
		],
	},
});

type Own = { readonly include: string[]; readonly exclude?: string[]; readonly globalSetup?: string };

/** Groups run one after the other. */
function project(name: 'readers' | 'processes' | 'measuring', own: Own) {
	const groupOrder = ['readers', 'processes', 'measuring'].indexOf(name);
	return { test: { ...shared, ...own, name, maxWorkers: name === 'measuring' ? 1 : 2, sequence: { groupOrder } } };
}
