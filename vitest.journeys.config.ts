import { defineConfig } from 'vitest/config';
import { loadedByNode } from './tools/test/loaded-by-node.ts';
import { tags } from './tools/test/tags.ts';

const programs = 'tests/support/programs';

/** Tests of the built program as a whole: real processes, real databases, a real browser. */
export default defineConfig({
	cacheDir: '.cache/vitest',
	test: {
		include: ['tests/journeys/**/*.e2e.ts'],
		// Only what hangs takes longer, on a machine that is busy too. The long form reads all pages of a site in a test.
		testTimeout: process.env.TEST_FORM === 'long' ? 600_000 : 240_000,
		hookTimeout: 120_000,
		// A browser on a busy machine takes its time.
		expect: { poll: { timeout: 10_000 } },
		// In this order: each takes what those before it made.
		globalSetup: [
			'tests/support/temporary-folder.ts',
			'tests/support/databases/this-run.ts',
			`${programs}/this-run.ts`,
			`${programs}/demo-program.ts`,
		],
		pool: 'forks',
		// What journeys import takes longer to load than some of them take to run.
		isolate: false,
		...loadedByNode,
		tags,
		// Three workers fill two cores: each has a browser, and most a program.
		maxWorkers: 3,
	},
});
