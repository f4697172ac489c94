import { dateIn } from '#brands';
import { canonicalPath, generatedPath, requestedPath } from '../addresses/canonical-path.ts';
import { refuseReservedPath } from '../addresses/reserved-path.ts';
import { currentPath } from '../addresses/work-address.ts';
import { textAt } from '../ans/json.ts';
import { isReservedPath } from '../contract/reserved-paths.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Tables } from '../store/tables.ts';
import { type Placement, sectionsOf } from './placement.ts';

/**
 * The address of a work on a brand: the one that the document requests, or the one that it had, or one generated from its section, day
 * and headline. Refuses a requested address that the work may not have. `placedAt`: the address of its placement, if it has one.
 */
export async function choosePath(tables: Tables, placement: Placement, placedAt?: string): Promise<string> {
	const { brand, id, document } = placement;
	const requested = requestedPath(document, brand.id);
	if (requested !== undefined) return checkRequested(tables, placement, requested);
	const current = placedAt ?? (await currentPath(tables, { brand: brand.id, id }));
	if (current !== undefined) return current;
	const generated = pathMadeFor(placement);
	if (await isFree(tables, placement, generated)) return generated;
	return generated.replace(/\/$/, `-${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/`);
}

async function checkRequested(tables: Tables, { brand }: Placement, requested: string): Promise<string> {
	const path = canonicalPath(requested);
	if (path === undefined)
		refuseDocument('INVALID_URL', '$.website_url', `${JSON.stringify(requested.slice(0, 200))} is not a path on the brand's site`);
	await refuseReservedPath(tables, brand, { path, member: '$.website_url' });
	return path;
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

/** What the address of a work is made of when the work requests none. */
type Nameable = Pick<Placement, 'brand' | 'id' | 'document' | 'terms' | 'window'>;

/** The generated address of a work that requests none, if that address is free. */
export const pathMadeFor = (work: Nameable): string =>
	generatedPath(work.document, { section: sectionOf(work), day: displayDay(work), id: work.id });

const sectionOf = ({ document, terms }: Nameable): string => {
	const primary = textAt(document, 'taxonomy', 'primary_section', '_id') ?? sectionsOf(terms).at(-1) ?? '';
	return canonicalPath(primary)?.slice(0, -1) ?? '';
};

/** The day of the display date in the brand's time zone: `2026-11-20`. */
const displayDay = ({ brand, window }: Nameable): string => dateIn(brand.timeZone, window.displayedAt);
