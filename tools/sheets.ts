import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type TransformOptions, type TransformResult, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { escapeWideCss } from '../src/site/ui/escape-wide-characters.ts';

const suffix = '.module.css';
const marker = '\0sheet:';

/**
 * Turns each `*.module.css` into a module of its class names. On the server the module also has the CSS, so that a page inlines only the
 * style sheets that it used; in browsers it has only the names, because the CSS came with the page.
 */
export function sheets(): Plugin {
	return {
		name: 'kiosco:sheets',
		enforce: 'pre',
		resolveId(source, importer) {
			if (!source.endsWith(suffix) || importer === undefined) return null;
			return `${marker}${resolve(importer, '..', source)}.js`;
		},
		async load(id) {
			if (!id.startsWith(marker)) return null;
			const file = id.slice(marker.length, -'.js'.length);
			this.addWatchFile(file);
			const source = await readFile(file);
			if (this.environment.config.consumer === 'server') return serverSheet(file, source);
			return `export default ${JSON.stringify(compileSheet(file, source).names)};`;
		},
	};
}

/** The module of a style sheet on the server. */
export function serverSheet(file: string, source: Uint8Array): string {
	const { css, names } = compileSheet(file, source);
	const runtime = JSON.stringify(resolve(import.meta.dirname, '../src/site/ui/sheet.ts'));
	return `import { sheet } from ${runtime};\nexport default sheet(${JSON.stringify(css)}, ${JSON.stringify(names)});`;
}

/**
 * Compiles a style sheet. Class `title` of `card.module.css` becomes `card_title`; a test finds two sheets that make the same name. Throws what
 * is wrong in which line of the file.
 */
export function compileSheet(file: string, source: Uint8Array): { css: string; names: Record<string, string> } {
	const { code, exports } = transformIn(file, {
		filename: `${basename(file, suffix)}.css`,
		code: source,
		minify: true,
		cssModules: { pattern: '[name]_[local]', grid: false, customIdents: false },
		targets: { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) },
	});
	const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => [
		local,
		[name, ...composes.map((composed) => composed.name)].join(' '),
	]);
	return { css: escapeWideCss(code.toString()), names: Object.fromEntries(names) };
}

/** Lightning CSS tells the place of a fault in members of the error, which nobody prints. */
function transformIn(file: string, options: TransformOptions<never>): TransformResult {
	try {
		return transform(options);
	} catch (error) {
		if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
		const { line, column } = error.loc as { readonly line: number; readonly column: number };
		throw new SyntaxError(`${file}:${line}:${column}: ${error.message}`, { cause: error });
	}
}
