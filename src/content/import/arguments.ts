import { parseArgs } from 'node:util';
import { type Brand, brandList } from '#brands';

export type ImportArguments = {
	readonly brand: Brand;
	readonly section: string;
	readonly report: string | undefined;
	readonly paths: readonly string[];
};

export const importUsage = `npm run import -- --brand ${brandList.map(({ id }) => id).join('|')} [--section /noticias] [--report FILE] PATH…

Imports ANS documents from files, folders and lists (JSON arrays, NDJSON) of any size. It can be stopped and run again.
  --section  where documents without a section go; /noticias unless told
  --report   file for the list of what was not taken; a name that ends in .csv makes a table for spreadsheets
`;

/** What the command line says, or what is wrong with it. */
export function readImportArguments(given: readonly string[]): ImportArguments | string {
	try {
		const { values, positionals } = parseArgs({
			args: [...given],
			allowPositionals: true,
			options: { brand: { type: 'string' }, section: { type: 'string' }, report: { type: 'string' } },
		});
		const brand = brandList.find(({ id }) => id === values.brand);
		const section = values.section ?? '/noticias';
		if (!brand) return values.brand === undefined ? '--brand is missing' : `there is no brand ${values.brand}`;
		if (!/^(\/[\w-]+)+$/.test(section)) return `${section} is no section; one looks like /noticias`;
		return positionals.length === 0 ? 'there is no path to import from' : { brand, section, report: values.report, paths: positionals };
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
