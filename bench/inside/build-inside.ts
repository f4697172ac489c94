import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { sheets } from '../../tools/sheets.ts';
import type { Cleanup } from '../cleanup.ts';

const shared = { configFile: false, logLevel: 'warn', publicDir: false } as const satisfies InlineConfig;

/** Output folder of the programs of this folder. It is below the project, so that they find node_modules. */
export const insideFolder = '.cache/bench';

/** Builds the programs of this folder, as the server is built. */
export async function buildInside(cleanup: Cleanup): Promise<void> {
	cleanup.add(() => rm(insideFolder, { recursive: true, force: true }));
	await build({
		...shared,
		plugins: [sheets()],
		build: {
			ssr: true,
			target: 'node24',
			outDir: insideFolder,
			rolldownOptions: {
				input: {
					'cover-server': 'bench/inside/cover-server.ts',
					grow: 'bench/inside/grow.ts',
					'string-server': 'bench/string-covers/string-server.ts',
					'pglite-worker': 'src/platform/database/pglite-worker.ts',
				},
				output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
			},
		},
	});
}

/** Builds the view of the cover as a module for the baseline, which renders it with its own React. */
export async function buildCover(folder: string): Promise<void> {
	await build({
		...shared,
		plugins: [baselineViews(), sheets()],
		ssr: { noExternal: true, external: ['react', 'react/jsx-runtime'] },
		build: {
			ssr: 'bench/next-cover/cover.ts',
			target: 'node24',
			outDir: folder,
			emptyOutDir: false,
			rolldownOptions: { output: { entryFileNames: 'cover.mjs' } },
		},
	});
}

/** Views that render to strings. `bench/next-cover` has replacements of the same names for the baseline. */
const replacedViews = ['island.tsx', 'cached-markup.tsx'];

/** Replaces modules that the baseline cannot use: it renders elements, not strings. */
function baselineViews(): Plugin {
	return {
		name: 'kiosco:baseline-views',
		enforce: 'pre',
		resolveId(source, importer = '') {
			if (source === 'react' && importer.includes('/src/')) return resolve('bench/next-cover/no-hooks.ts');
			const name = replacedViews.find((view) => source.endsWith(`/${view}`));
			return name === undefined ? null : resolve('bench/next-cover', name);
		},
	};
}
