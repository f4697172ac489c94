// The command line of `npm run import`.
import { parseArgs } from 'node:util';
import { type Brand, brandList } from '#brands';

export type ImportArguments = {
	readonly brand: Brand;
	readonly section: string;
	readonly report: string | undefined;
	readonly paths: readonly string[];
};

export const importUsage = `npm run import -- --brand ${brandList.map(({ id }) => id).join('|')} [--section /noticias] [--report FILE] PATH…

Imports ANS documents from files, folders, zip archives and lists (JSON arrays, feeds, NDJSON) of any size. It can be stopped and run again.
  --section  the section of documents without one; default: /noticias
  --report   file for the list of documents that were not imported; a name that ends in .csv makes a table for spreadsheets
`;

/** Parses the command line. Returns a text that says what is wrong with it when it is wrong. */
export function readImportArguments(args: readonly string[]): ImportArguments | string {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
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
