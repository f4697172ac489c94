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
	/** The id of the site in its old system, if that has several sites. */
	readonly website: string | undefined;
	/** Slug of a menu of the old site → the hierarchy to make of it. */
	readonly menus: ReadonlyMap<string, string>;
	/** Shortcodes of WordPress that are left out, in lower case. */
	readonly withoutShortcodes: ReadonlySet<string>;
	readonly section: string;
	/** Whether everything is read and checked, and nothing stored. */
	readonly dryRun: boolean;
	/** The hosts from which pictures are fetched; `all` for any. */
	readonly media: readonly string[];
	/** Whether feeds are asked again until the import is stopped. */
	readonly follow: boolean;
	/** Minutes between two rounds; undefined for what the feeds say. */
	readonly every: number | undefined;
	readonly report: string | undefined;
	readonly paths: readonly string[];
};

export const importUsage = `npm run import -- --brand ${brandList.map(({ id }) => id).join('|')} [--from ${foreignSystems.join('|')}] [--site ORIGIN] [--website ID] [--menu SLUG=NAME]… [--without-shortcode NAME]… [--section /noticias] [--media HOST]… [--follow [--every MINUTES]] [--dry-run] [--report FILE] PATH…

Imports ANS documents from files, folders, zip archives and lists (JSON arrays, feeds, NDJSON) of any size. It can be stopped and run again.
  --from     imports the export of another system instead
  --site     the address of the old site, such as https://news.example, where the export does not say it
  --website  the id of the website in Arc XP whose documents and addresses are taken; default: the id of the brand
  --menu     makes a menu of WordPress one of ours: primary, hamburger or footermenu1; a dry run names the menus
  --without-shortcode  leaves out this shortcode of WordPress, which stays as its text otherwise; a dry run names them
  --section  the section of documents without one; default: /noticias
  --media    fetches the pictures of this host, as often as there are hosts; all for every host that the list of a dry run names
  --follow   asks feeds at https addresses again, until it is stopped; --every says after how many minutes
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
const options = {
	...{ brand: text, from: text, site: text, website: text, section: text, every: text, report: text },
	menu: { type: 'string', multiple: true },
	media: { type: 'string', multiple: true },
	'without-shortcode': { type: 'string', multiple: true },
	follow: { type: 'boolean' },
	'dry-run': { type: 'boolean' },
} as const;

type Values = {
	readonly [Name in keyof typeof options]?: Name extends 'dry-run' | 'follow'
		? boolean
		: Name extends 'media' | 'menu' | 'without-shortcode'
			? string[]
			: string;
};

/** What is wrong with the values, if anything is. */
function fault(values: Values, paths: readonly string[]): string | undefined {
	const { from, site, media = [], section = defaultSection } = values;
	if (!/^(\/[\w-]+)+$/.test(section)) return `${section} is no section; one looks like /noticias`;
	if (from !== undefined && systemOf(from) === undefined) return `--from knows ${foreignSystems.join(', ')}, not ${from}`;
	if (site !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(site))
		return `${site} is no address of a site; one looks like https://news.example`;
	if (values.website !== undefined && from !== 'arc') return '--website is for --from arc';
	const noWordPress = faultOfWordPress(values);
	if (noWordPress !== undefined) return noWordPress;
	if (from === 'ghost' && site === undefined) return 'an export of Ghost does not say the address of its site: --site is missing';
	const noHost = media.find((host) => host !== 'all' && URL.parse(`https://${host}/`)?.host !== host);
	if (noHost !== undefined) return `${noHost} is no host; one looks like img.news.example`;
	return paths.length === 0 ? 'there is no path to import from' : faultOfFollowing(values, paths);
}

function faultOfWordPress({ from, menu = [], 'without-shortcode': shortcodes = [] }: Values): string | undefined {
	const noMenu = menu.find((given) => from !== 'wordpress' || !/^[^=\s]+=[\w-]+$/.test(given));
	if (noMenu !== undefined) return `--menu is for --from wordpress and looks like main=primary, not ${noMenu}`;
	const noName = shortcodes.find((name) => from !== 'wordpress' || !/^[\w-]+$/.test(name));
	return noName && `--without-shortcode is for --from wordpress and takes a name without brackets, not ${noName}`;
}

function faultOfFollowing({ follow = false, every, from, 'dry-run': dryRun }: Values, paths: readonly string[]): string | undefined {
	if (every !== undefined && !/^[1-9]\d{0,3}$/.test(every)) return `--every takes minutes, such as 15, not ${every}`;
	if (!follow) return every === undefined ? undefined : '--every is for --follow';
	if (from !== 'rss' || !paths.every((path) => path.startsWith('https://')))
		return '--follow is for feeds at https addresses: --from rss https://…';
	return dryRun ? '--follow and --dry-run do not go together' : undefined;
}

const defaultSection = '/noticias';

const systemOf = (name: string | undefined): ForeignSystem | undefined => foreignSystems.find((system) => system === name);

function argumentsOf(brand: Brand, values: Values, paths: readonly string[]): ImportArguments {
	const { site, website, section = defaultSection, media = [], follow = false, report, 'dry-run': dryRun = false } = values;
	const every = values.every === undefined ? undefined : Number(values.every);
	const menus = new Map((values.menu ?? []).map((menu) => [menu.slice(0, menu.lastIndexOf('=')), menu.slice(menu.lastIndexOf('=') + 1)]));
	const withoutShortcodes = new Set((values['without-shortcode'] ?? []).map((name) => name.toLowerCase()));
	const given = { brand, menus, withoutShortcodes, site, website, section, media, follow, every, dryRun, report, paths };
	return { ...given, from: systemOf(values.from) };
}
