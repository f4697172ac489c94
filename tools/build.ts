// Builds what browsers get and then the server; with `--source-maps` a debugger finds the TypeScript of both.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { forBrowsers, treeshake } from './for-browsers.ts';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
// Vite follows the environment where it differs from the mode.
process.env.NODE_ENV = mode;
const sourcemap = process.argv.includes('--source-maps');
// The stamp says that `dist` is the build that is shipped; `tools/prepare.mjs` writes it afterwards.
rmSync('dist/.kiosco-built', { force: true });
await build({ mode, logLevel: 'warn', build: { sourcemap } });
await build({ mode, logLevel: 'warn', build: { sourcemap, ssr: true } });
for (const script of ['client/boot', 'service-worker/service-worker', 'service-worker/service-worker-removal']) await buildAlone(script);

await buildNewsroom();

cpSync('src/brands/fonts', 'dist/browser/fonts', { recursive: true });

// Pages have the boot script inlined, where a comment at the end would swallow what follows.
const boot = readFileSync('dist/browser/boot.js', 'utf8');
if (sourcemap) writeFileSync('dist/browser/boot.js', boot.replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
if (mode === 'production') for (const folder of [forBrowsers.outDir, 'dist/newsroom']) await compressFiles(folder);

/** Builds a script of the site that can import nothing: it has a copy of the modules that it shares with others. */
async function buildAlone(script: string): Promise<void> {
	await build({
		mode,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: {
			...forBrowsers,
			sourcemap,
			emptyOutDir: false,
			rolldownOptions: { input: `src/site/${script}.ts`, treeshake, output: { entryFileNames: '[name].js' } },
		},
	});
}

/** Builds the application of the newsroom: a script and a style sheet in a folder of their own, which readers never get. */
async function buildNewsroom(): Promise<void> {
	await build({
		mode,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: {
			...forBrowsers,
			outDir: 'dist/newsroom',
			emptyOutDir: true,
			cssCodeSplit: false,
			chunkSizeWarningLimit: 700,
			sourcemap,
			rolldownOptions: {
				input: 'src/newsroom/editor/main.tsx',
				treeshake,
				output: { entryFileNames: 'newsroom.js', assetFileNames: 'newsroom.[ext]' },
			},
		},
	});
}
