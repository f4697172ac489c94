import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sharedData } from '../shared-data.ts';

/** The brand that `addFifthBrand` adds. It has no demo content. */
export const fifthBrand = 'quinto';

const leftOut = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

/** Copies the project into a new folder. The copy shares the installed packages and the collected documents. */
export function copyProject(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	cpSync(from, to, { recursive: true, filter: (path) => !leftOut.has(relative(from, path)) });
	symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
	if (sharedData !== undefined) symlinkSync(dirname(sharedData), resolve(to, '../shared'));
}

/** Adds a brand to a copy of the project as docs/how-to/add-a-brand.md says: one file of data, and its name in the row. */
export function addFifthBrand(project: string): void {
	const folder = join(project, 'src/brands');
	const data = readFileSync(join(folder, 'tn.ts'), 'utf8')
		.replaceAll("'tn'", `'${fifthBrand}'`)
		.replace('export const tn:', `export const ${fifthBrand}:`)
		.replace("name: 'TN'", "name: 'Quinto'");
	writeFileSync(join(folder, `${fifthBrand}.ts`), data);
	const row = readFileSync(join(folder, 'brands.ts'), 'utf8')
		.replace('import { tn }', `import { ${fifthBrand} } from './${fifthBrand}.ts';\nimport { tn }`)
		.replace('eldoce };', `eldoce, ${fifthBrand} };`);
	writeFileSync(join(folder, 'brands.ts'), row);
}
