import { parseArgs } from 'node:util';
import { type Brand, brandList } from '#brands';

export type AccountImportArguments = { readonly brand: Brand; readonly report: string | undefined; readonly paths: readonly string[] };

export const accountImportUsage = `npm run import-accounts -- --brand ${brandList.map(({ id }) => id).join('|')} [--report FILE] FILE.ndjson…

Brings readers of another system, a reader a line: profile, identities and hashed password. It can be stopped and run again.
  --report   file for the list of who was not taken; a name that ends in .csv makes a table for spreadsheets
`;

/** What the command line says, or what is wrong with it. */
export function readAccountImportArguments(given: readonly string[]): AccountImportArguments | string {
	try {
		const options = { brand: { type: 'string' }, report: { type: 'string' } } as const;
		const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options });
		const brand = brandList.find(({ id }) => id === values.brand);
		if (!brand) return values.brand === undefined ? '--brand is missing' : `there is no brand ${values.brand}`;
		return positionals.length === 0 ? 'there is no file to read' : { brand, report: values.report, paths: positionals };
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
