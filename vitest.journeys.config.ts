import { defineConfig } from 'vitest/config';

const shared = {
	testTimeout: 120_000,
	// A shared machine may stall in the middle of a kill or a race; a real fault fails twice.
	retry: process.env.CI === 'true' ? 1 : 0,
	hookTimeout: 120_000,
	pool: 'forks',
	fileParallelism: false,
} as const;
const readers = ['tests/journeys/browser-*.e2e.ts', 'tests/journeys/sites.e2e.ts'];

/**
 * Tests of the built program as a whole: real processes, real databases, a real browser; one file at a time. Those that
 * only read share one program; the others start, stop and fill their own.
 */
export default defineConfig({
	cacheDir: '.cache/vitest',
	test: {
		...shared,
		projects: [
			{ test: { ...shared, name: 'readers', include: readers, globalSetup: 'tests/support/demo-program.ts' } },
			{ test: { ...shared, name: 'processes', include: ['tests/journeys/**/*.e2e.ts'], exclude: readers } },
		],
	},
});
