import { defineConfig } from 'vite';
import { forBrowsers, treeshake } from './tools/for-browsers.ts';
import { islandEntries } from './tools/island-entries.ts';
import { sheets } from './tools/sheets.ts';
import { withoutDocs } from './tools/without-docs.ts';

// What pages of stories load together is one file, which compresses better than several. What the bell of every page needs is another one.
const groups = [
	{
		name: 'kept',
		test: /[\\/](?:keeping[\\/](?:history|keep-saved-pages|kept-lists|kept-storage)|contract[\\/]kept-lists|reading[\\/]spanish-voice)\.ts$/,
	},
	{ name: 'storage', priority: 1, test: /[\\/](?:client[\\/]storage|notifications[\\/]sent-notifications)\.ts$/ },
];

/** `vite build` makes the islands that browsers get, `vite build --ssr` the server; `tools/build.ts` adds the scripts that import nothing. */
export default defineConfig(({ isSsrBuild }) => ({
	cacheDir: '.cache/vite',
	plugins: [sheets(), islandEntries(), withoutDocs()],
	publicDir: false,
	build: {
		emptyOutDir: true,
		minify: !isSsrBuild,
		sourcemap: false,
		...(isSsrBuild
			? {
					ssr: true,
					target: 'node24',
					outDir: 'dist/server',
					reportCompressedSize: false,
					rolldownOptions: {
						input: {
							main: 'src/main.ts',
							'import-main': 'src/commands/import-main.ts',
							'import-accounts-main': 'src/commands/import-accounts-main.ts',
							'files-main': 'src/commands/files/files-main.ts',
							'reseal-main': 'src/commands/secrets/reseal-main.ts',
							'switches-main': 'src/commands/switches/switches-main.ts',
							'reload-main': 'src/commands/reload-main.ts',
							'staff-main': 'src/commands/staff-main.ts',
							'export-main': 'src/commands/export-main.ts',
							'backup-main': 'src/commands/backups/backup-main.ts',
							'restore-main': 'src/commands/backups/restore-main.ts',
							'drill-main': 'src/commands/backups/drill-main.ts',
							'move-main': 'src/commands/move/move-main.ts',
							'compare-main': 'src/commands/compare-main.ts',
							'calls-main': 'src/commands/calls-main.ts',
							'pglite-worker': 'src/platform/database/pglite-worker.ts',
							'image-worker': 'src/media/worker/image-worker.ts',
						},
						// All files in one folder: a program starts its workers from beside itself.
						output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
					},
				}
			: {
					...forBrowsers,
					manifest: 'manifest.json',
					rolldownOptions: {
						input: { islands: 'virtual:islands' },
						treeshake,
						// The build's name is in the folder of their address, so names need no hash.
						output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', codeSplitting: { groups } },
					},
				}),
	},
}));
