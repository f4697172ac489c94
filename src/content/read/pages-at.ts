import { sql } from 'kysely';
import { type AddressRow, addressState } from '../addresses/address-state.ts';
import { pathKey, storyKey } from '../purge/purge-keys.ts';
import { sectionTree } from './cached-documents.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

/** The paths among `paths` (`/a/b/`) that lead to a work, a redirect or a section of the brand; links to the others would be dead. */
export async function pagesAt(context: QueryContext, paths: readonly string[]): Promise<ReadonlySet<string>> {
	const different = [...new Set(paths)];
	if (different.length === 0) return new Set();
	const [rows, tree] = await Promise.all([rowsAt(context, different), sectionTree(context)]);
	reportKeys(context, ...different.map((path) => pathKey(context.brand.id, path)), ...rows.map(({ id }) => storyKey(id)));
	const states = new Map(rows.map((row) => [row.at, addressState(row)]));
	return new Set(different.filter((path) => isPage(states.get(path) ?? 'none', () => tree.section(path.slice(0, -1)) !== undefined)));
}

function isPage(state: ReturnType<typeof addressState>, isSection: () => boolean): boolean {
	return state === 'none' ? isSection() : state !== 'gone';
}

/** The addresses at some paths; `at` is the path of each. */
async function rowsAt({ tables, brand, now }: QueryContext, paths: readonly string[]) {
	const { rows } = await sql<AddressRow & { readonly at: string; readonly id: string }>`
		select a.path as at, a.kind, a.id, p.path, p.visible_from <= ${now} as begun, p.visible_to <= ${now} as ended
		from content.address as a
		left join content.placement as p on p.brand = a.brand and p.id = a.id
		where a.brand = ${brand.id} and a.path = any(${paths}::text[])`.execute(tables);
	return rows;
}
