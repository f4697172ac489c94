import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The brand that `addFifthBrand` adds; it has no demo content. */
export const fifthBrand = 'quinto';

/** Adds a brand to a copy of the project as docs/how-to/add-a-brand.md says: one file of data, and its name in the row. */
export function addFifthBrand(project: string): void {
	const brands = join(project, 'src/brands');
	const data = readFileSync(join(brands, 'tn.ts'), 'utf8')
		.replaceAll("'tn'", `'${fifthBrand}'`)
		.replace('export const tn:', `export const ${fifthBrand}:`)
		.replace("name: 'TN'", "name: 'Quinto'");
	writeFileSync(join(brands, `${fifthBrand}.ts`), data);
	const row = readFileSync(join(brands, 'brands.ts'), 'utf8')
		.replace('import { tn }', `import { ${fifthBrand} } from './${fifthBrand}.ts';\nimport { tn }`)
		.replace('eldoce };', `eldoce, ${fifthBrand} };`);
	writeFileSync(join(brands, 'brands.ts'), row);
}
