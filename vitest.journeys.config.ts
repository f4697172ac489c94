import { defineConfig } from 'vitest/config';
import { loadedByNode } from './tools/test/loaded-by-node.ts';
import { tags } from './tools/test/tags.ts';

const folder = 'tests/journeys';
const programs = 'tests/support/programs';

const shared = {
	// Only what hangs takes longer, on a machine that is busy too. The long form reads all pages of a site in a test.
	testTimeout: process.env.TEST_FORM === 'long' ? 600_000 : 240_000,
	hookTimeout: 120_000,
	// A browser on a busy machine takes its time.
	expect: { poll: { timeout: 10_000 } },
	pool: 'forks',
	// What journeys import takes longer to load than some of them take to run.
	isolate: false,
	...loadedByNode,
	tags,
} as const;

const demo = [`${folder}/demo/**/*.e2e.ts`];
const measuring = [`${folder}/long/measuring/*.e2e.ts`];

/**
 * Tests of the built program as a whole: real processes, real databases, a real browser. Those that only read the demo
 * share one program; the others start programs of their own. Those that measure run last, and have the machine to themselves.
 */
export default defineConfig({
	cacheDir: '.cache/vitest',
	test: {
		...shared,
		globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/databases/this-run.ts', `${programs}/this-run.ts`],
		projects: [
			project({ name: 'demo', include: demo, globalSetup: `${programs}/demo-program.ts` }),
			project({ name: 'programs', include: [`${folder}/**/*.e2e.ts`], exclude: [...demo, ...measuring] }),
			project({ name: 'measuring', include: measuring }),
		],
	},
});

type Own = { readonly name: string; readonly include: string[]; readonly exclude?: string[]; readonly globalSetup?: string };

function project(own: Own) {
	const isMeasuring = own.name === 'measuring';
	// Groups run one after the other. Three workers fill two cores: each has a browser, and most a program.
	return {
		test: {
			...shared,
			...own,
			maxWorkers: isMeasuring ? 1 : 3,
			sequence: { groupOrder: isMeasuring ? 1 : 0 },
		},
	};
}
