import { defineConfig } from 'vitest/config';
import { FastestFirst } from './tools/mutants/fastest-first.ts';
import { keptWorker } from './tools/mutants/kept-worker.ts';
import { sheets } from './tools/sheets.ts';
import { tags } from './tools/test/tags.ts';

/** The tests of modules, as mutation runs start them: thousands of times, on the embedded database, in a thread that lives on. */
export default defineConfig({
	cacheDir: '.cache/vitest-mutants',
	plugins: [sheets(), keptWorker()],
	test: {
		include: process.env.MUTANT_TESTS?.split(' ') ?? [],
		// A mutant that hangs costs this time; it does not count as killed.
		testTimeout: 15_000,
		hookTimeout: 240_000,
		expect: { poll: { timeout: 10_000 } },
		globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/databases/this-run.ts'],
		setupFiles: ['tools/mutants/no-mutant.ts'],
		isolate: false,
		tags,
		sequence: { sequencer: FastestFirst },
	},
});
