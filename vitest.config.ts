import { defineConfig } from 'vitest/config';
import { sheets } from './tools/sheets.ts';

export default defineConfig({
	cacheDir: '.cache/vitest',
	plugins: [sheets()],
	test: {
		include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts', 'tests/conformance/*.test.ts'],
		testTimeout: 20_000,
		// A shared machine may stall in the middle of a kill or a race; a real fault fails twice.
		retry: process.env.CI === 'true' ? 1 : 0,
		hookTimeout: 60_000,
		globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/databases/this-run.ts'],
		pool: 'forks',
		// A worker keeps its databases open and what it imports for all of its files, which takes a third off the time.
		isolate: false,
		maxWorkers: 2,
	},
});
