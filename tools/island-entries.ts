import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = 'src/site/islands';
const virtual = 'virtual:islands';
const prefix = 'virtual:island/';
const suffix = /\.island\.tsx?$/;

/**
 * Makes a chunk for each island. The plugin wraps a React island (`.island.tsx`) in code that hydrates it. A plain island
 * (`.island.ts`) exports `mount` itself, without React.
 */
export function islandEntries(): Plugin {
	return {
		name: 'kiosco:islands',
		resolveId: (id) => (id === virtual || id.startsWith(prefix) ? `\0${id}` : null),
		buildStart() {
			if (this.environment.config.consumer !== 'client') return;
			for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => suffix.test(name)))
				this.emitFile({ type: 'chunk', id: `${prefix}${file}`, name: `island-${nameOf(file)}`, preserveSignature: 'strict' });
		},
		load(id) {
			if (id === `\0${virtual}`) return 'export {};';
			return id.startsWith(`\0${prefix}`) ? wrap(id.slice(prefix.length + 1)) : null;
		},
	};
}

const nameOf = (file: string): string => basename(file).replace(suffix, '');

function wrap(file: string): string {
	const source = JSON.stringify(resolve(folder, file));
	if (file.endsWith('.ts')) return `export { mount } from ${source};`;
	const hydrate = JSON.stringify(resolve('src/site/client/hydrate.ts'));
	const component = nameOf(file).replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
	return `import { ${component} } from ${source};\nimport { hydrate } from ${hydrate};\nexport const mount = (element, props) => hydrate(element, ${component}, props);`;
}
