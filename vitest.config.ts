import { defineConfig } from 'vitest/config';
import { loadedByNode } from './tools/test/loaded-by-node.ts';
import { tags } from './tools/test/tags.ts';

export default defineConfig({
	cacheDir: '.cache/vitest',
	test: {
		// All that tools/test/find-tests.ts finds.
		include: ['{src,demo,tools,tests}/**/*.test.{ts,tsx}'],
		// Only what hangs takes longer, on a machine that is busy too. The long form tries thousands of cases in a test.
		testTimeout: process.env.TEST_FORM === 'long' ? 600_000 : 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 10_000 } },
		globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/databases/this-run.ts'],
		setupFiles: ['tests/support/each-file/measure-file.ts', 'tests/support/each-file/no-output.ts'],
		pool: 'forks',
		// A worker keeps its databases open and what it imports for all of its files, which takes a third off the time.
		isolate: false,
		...loadedByNode,
		tags,
		// Most objects of tests live briefly: a larger young generation is collected less often. V8's optimizing compiler needs 600 MB for one
		// function of the embedded database, and gives the short queries of tests nothing for it.
		execArgv: [...loadedByNode.execArgv, '--max-old-space-size=1024', '--max-semi-space-size=32', '--liftoff-only'],
		// Tests wait for databases, threads and programs, so three workers fill two cores; each more would load and compile the same code again.
		// Continuous integration takes two, so that tests that measure time are not measured against a third.
		maxWorkers: process.env.CI === 'true' ? 2 : 3,
	},
});
