// Builds what browsers get and then the server; with `--source-maps` a debugger finds the TypeScript of both.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
// Vite follows the environment where it differs from the mode.
process.env.NODE_ENV = mode;
const sourcemap = process.argv.includes('--source-maps');
// The stamp says that `dist` is the build that is shipped; `tools/prepare.mjs` writes it afterwards.
rmSync('dist/.kiosco-built', { force: true });
await build({ mode, logLevel: 'warn', build: { sourcemap } });
await build({ mode, logLevel: 'warn', build: { sourcemap, ssr: true } });

cpSync('src/brands/fonts', 'dist/browser/fonts', { recursive: true });

// Pages have the boot script inlined, where nothing can be imported and where a comment at the end would swallow what follows. Service workers
// import nothing either.
const boot = readFileSync('dist/browser/boot.js', 'utf8');
for (const name of ['boot', 'service-worker', 'service-worker-removal']) {
	const script = readFileSync(`dist/browser/${name}.js`, 'utf8');
	if (/\bimport\s*["'{*]/.test(script)) throw new Error(`The script ${name} shares a module with another.`);
}
if (sourcemap) writeFileSync('dist/browser/boot.js', boot.replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
