// Builds what browsers get and then the server.
import { cpSync, readFileSync } from 'node:fs';
import { build } from 'vite';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
await build({ mode, logLevel: 'warn' });
await build({ mode, logLevel: 'warn', build: { ssr: true } });

cpSync('src/brands/fonts', 'dist/browser/fonts', { recursive: true });

// Pages have it inlined, where nothing can be imported: an island that shares a module with it would leave every page without its script.
if (/\bimport\s*["'{*]/.test(readFileSync('dist/browser/boot.js', 'utf8')))
	throw new Error('The boot script shares a module with an island.');
