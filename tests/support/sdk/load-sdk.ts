import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type Context, compileFunction } from 'node:vm';
import type sdk from '@arc-publishing/sdk-identity';

/** The static class that is the SDK. */
export type Sdk = typeof sdk.default;

const entry = createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity');
const sources = new Map<string, string>();

/**
 * Loads the package as it was published, its CommonJS build, into a realm of its own: the class is a singleton with a state, so each page
 * and each reload needs a new one.
 */
export function loadSdk(page: Context): Sdk {
	const modules = new Map<string, { exports: { default?: Sdk } }>();
	const load = (path: string): unknown => {
		const known = modules.get(path);
		if (known) return known.exports;
		if (path.endsWith('.json')) return JSON.parse(sourceOf(path));
		const module = { exports: {} };
		// Before it runs: the files of the SDK import one another in circles.
		modules.set(path, module);
		const own = createRequire(path);
		const run = compileFunction(sourceOf(path), ['exports', 'require', 'module'], { parsingContext: page, filename: path });
		run.call(module.exports, module.exports, (name: string) => load(own.resolve(name)), module, dirname(path));
		return module.exports;
	};
	load(entry);
	const loaded = modules.get(entry)?.exports.default;
	if (!loaded) throw new Error('the SDK has no default export');
	return loaded;
}

function sourceOf(path: string): string {
	const source = sources.get(path) ?? readFileSync(path, 'utf8');
	sources.set(path, source);
	return source;
}
