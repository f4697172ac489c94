import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type Context, compileFunction } from 'node:vm';
import type sdk from '@arc-publishing/sdk-identity';

/** The SDK, which is a static class. */
export type Sdk = typeof sdk.default;

const entry = createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity');
const sources = new Map<string, string>();

/**
 * Loads the published CommonJS build into a realm of its own. The class is a singleton with state, so each page
 * and each reload needs a new realm.
 */
export function loadSdk(page: Context): Sdk {
	const modules = new Map<string, { exports: { default?: Sdk } }>();
	const load = (path: string): unknown => {
		const known = modules.get(path);
		if (known) return known.exports;
		if (path.endsWith('.json')) return JSON.parse(sourceOf(path));
		const module = { exports: {} };
		// Set before it runs, since the files of the SDK import each other in cycles.
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
