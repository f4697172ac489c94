// The command line of `npm run import`.
import { parseArgs } from 'node:util';
import { type Brand, brandArgument, brandList } from '#brands';
import { type ForeignSystem, foreignSystems } from '../convert/convert-export.ts';

export type ImportArguments = {
	readonly brand: Brand;
	/** The system whose export is imported; undefined for ANS. */
	readonly from: ForeignSystem | undefined;
	/** The address of the old site, for exports that do not say it. */
	readonly site: string | undefined;
	readonly section: string;
	/** Whether everything is read and checked, and nothing stored. */
	readonly dryRun: boolean;
	readonly report: string | undefined;
	readonly paths: readonly string[];
};

export const importUsage = `npm run import -- --brand ${brandList.map(({ id }) => id).join('|')} [--from ${foreignSystems.join('|')}] [--site ORIGIN] [--section /noticias] [--dry-run] [--report FILE] PATH…

Imports ANS documents from files, folders, zip archives and lists (JSON arrays, feeds, NDJSON) of any size. It can be stopped and run again.
  --from     imports the export of another system instead
  --site     the address of the old site, such as https://news.example, where the export does not say it
  --section  the section of documents without one; default: /noticias
  --dry-run  reads and checks everything, says what would be done, and stores nothing
  --report   file for the list of documents that were not imported; a name that ends in .csv makes a table for spreadsheets
`;

/** Parses the command line. Returns a text that says what is wrong with it when it is wrong. */
export function readImportArguments(args: readonly string[]): ImportArguments | string {
	try {
		const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
		const brand = brandArgument(values.brand);
		if (typeof brand === 'string') return brand;
		return fault(values, positionals) ?? argumentsOf(brand, values, positionals);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const text = { type: 'string' } as const;
const options = { brand: text, from: text, site: text, section: text, report: text, 'dry-run': { type: 'boolean' } } as const;

type Values = { readonly [Name in keyof typeof options]?: Name extends 'dry-run' ? boolean : string };

/** What is wrong with the values, if anything is. */
function fault({ from, site, section = defaultSection }: Values, paths: readonly string[]): string | undefined {
	if (!/^(\/[\w-]+)+$/.test(section)) return `${section} is no section; one looks like /noticias`;
	if (from !== undefined && systemOf(from) === undefined) return `--from knows ${foreignSystems.join(', ')}, not ${from}`;
	if (site !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(site))
		return `${site} is no address of a site; one looks like https://news.example`;
	if (from === 'ghost' && site === undefined) return 'an export of Ghost does not say the address of its site: --site is missing';
	return paths.length === 0 ? 'there is no path to import from' : undefined;
}

const defaultSection = '/noticias';

const systemOf = (name: string | undefined): ForeignSystem | undefined => foreignSystems.find((system) => system === name);

function argumentsOf(brand: Brand, values: Values, paths: readonly string[]): ImportArguments {
	const { site, section = defaultSection, report, 'dry-run': dryRun = false } = values;
	return { brand, from: systemOf(values.from), site, section, dryRun, report, paths };
}
