import { textAt } from '../ans/json.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import type { Tables } from '../store/tables.ts';
import { pathOf } from './address.ts';
import { canonicalPath, madePath, wantedPath } from './path.ts';
import { type Placement, sectionsOf } from './placement.ts';
import { refuseDocument } from './refused.ts';

/** The address of a work on a brand: the one it asks for, the one it had, or one made from its section, day and headline. */
export async function choosePath(tables: Tables, placement: Placement): Promise<string> {
	const { brand, id, document } = placement;
	const wanted = wantedPath(document, brand.id);
	if (wanted !== undefined) return allowed(tables, placement, wanted);
	const kept = await pathOf(tables, { brand: brand.id, id });
	if (kept !== undefined) return kept;
	const made = madePath(document, { section: sectionOf(placement), day: dayOf(placement), id });
	return (await isFree(tables, placement, made)) ? made : made.replace(/\/$/, `-${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/`);
}

async function allowed(tables: Tables, { brand }: Placement, wanted: string): Promise<string> {
	const path = canonicalPath(wanted);
	if (path === undefined)
		refuseDocument('INVALID_URL', '$.website_url', `${JSON.stringify(wanted.slice(0, 200))} is not a path on the brand's site`);
	if (isReservedPath(brand, path) || (await isSection(tables, brand.id, path)))
		refuseDocument('RESERVED_PATH', '$.website_url', `${path} belongs to the site itself`);
	return path;
}

async function isSection(tables: Tables, brand: string, path: string): Promise<boolean> {
	const section = await tables
		.selectFrom('content.document')
		.select('id')
		.where('brand', '=', brand)
		.where('shelf', '=', 'section')
		.where('id', '=', path.slice(0, -1))
		.where('state', '=', 'here')
		.executeTakeFirst();
	return section !== undefined;
}

async function isFree(tables: Tables, { brand, id }: Placement, path: string): Promise<boolean> {
	if (isReservedPath(brand, path)) return false;
	const holder = await tables
		.selectFrom('content.address')
		.select('id')
		.where('brand', '=', brand.id)
		.where('path', '=', path)
		.where('kind', 'in', ['page', 'redirect'])
		.executeTakeFirst();
	return holder === undefined || holder.id === id;
}

const sectionOf = ({ document, terms }: Placement): string => {
	const primary = textAt(document, 'taxonomy', 'primary_section', '_id') ?? sectionsOf(terms).at(-1) ?? '';
	return canonicalPath(primary)?.slice(0, -1) ?? '';
};

/** The day of the display date where the brand is: `2026-11-20`. */
const dayOf = ({ brand, window }: Placement): string => window.displayedAt.toLocaleDateString('en-CA', { timeZone: brand.timeZone });
