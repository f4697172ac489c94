// Teaches Node what Vite does for our sources: `node --import ./tools/load-sources.ts FILE` runs a file that imports JSX, style sheets or
// the text of a file (`?raw`). Tests run this way: Node links modules itself, faster than Vite serves them to each worker.
import { readFileSync } from 'node:fs';
import { type LoadFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { serverSheet } from './sheets.ts';

const raw = '?raw';

registerHooks({
	resolve(specifier, context, next) {
		if (!specifier.endsWith(raw)) return next(specifier, context);
		return { url: `${next(specifier.slice(0, -raw.length), context).url}${raw}`, format: 'module', shortCircuit: true };
	},
	load(url, context, next) {
		if (url.endsWith(raw)) return moduleOf(`export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))};`);
		if (!url.startsWith('file:') || url.includes('/node_modules/')) return next(url, context);
		// Vitest loads a file again by another query.
		const file = fileURLToPath(url);
		if (/\.tsx?$/.test(file)) return moduleOf(compile(file));
		if (file.endsWith('.module.css')) return moduleOf(serverSheet(file, readFileSync(file)));
		return next(url, context);
	},
});

const moduleOf = (source: string): LoadFnOutput => ({ format: 'module', source, shortCircuit: true });

/** The JavaScript of a source file, with its source map. Throws what the compiler says of a file that it cannot read. */
function compile(file: string): string {
	const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' }, sourcemap: true });
	if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
	const inline = Buffer.from(JSON.stringify(map)).toString('base64');
	return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
}
