// Builds what browsers get and then the server.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
await build({ mode, logLevel: 'warn' });
await build({ mode, logLevel: 'warn', build: { ssr: true } });

/** Files that are served as they lie. */
const files = { 'src/brands/fonts': 'dist/browser/fonts', 'src/site/icons': 'dist/browser/icons' };
for (const [from, to] of Object.entries(files)) if (existsSync(from)) cpSync(from, to, { recursive: true });

// Pages have it inlined, where nothing can be imported: an island that shares a module with it would leave every page without its script.
if (/\bimport\s*["'{*]/.test(readFileSync('dist/browser/boot.js', 'utf8')))
	throw new Error('The boot script shares a module with an island.');
