import { parseArgs } from 'node:util';
import { type Brand, brandArgument, brandList } from '#brands';

/** The arguments of `npm run import-accounts`. */
export type AccountImportArguments = { readonly brand: Brand; readonly report: string | undefined; readonly paths: readonly string[] };

/** The text of `--help`. */
export const accountImportUsage = `npm run import-accounts -- --brand ${brandList.map(({ id }) => id).join('|')} [--report FILE] FILE.ndjson…

Imports the accounts of another system, one reader a line: profile, identities and hashed password. It can be stopped and run again.
  --report   file for the list of readers that were not imported; a name that ends in .csv makes a table for spreadsheets
`;

/** Reads the command line. Returns the arguments, or a message that says what is wrong with them. */
export function readAccountImportArguments(args: readonly string[]): AccountImportArguments | string {
	try {
		const options = { brand: { type: 'string' }, report: { type: 'string' } } as const;
		const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
		const brand = brandArgument(values.brand);
		if (typeof brand === 'string') return brand;
		return positionals.length === 0 ? 'there is no file to read' : { brand, report: values.report, paths: positionals };
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
