// The addresses of redirect documents (C05).
import { sql } from 'kysely';
import type { Brand } from '#brands';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Tables } from '../store/tables.ts';
import { canonicalPath } from './canonical-path.ts';
import { refuseReservedPath } from './reserved-path.ts';

type Redirect = { readonly brand: Brand; readonly id: string; readonly from: string; readonly to: string };

/** The most redirects in a chain. A longer one is a mistake even without a loop; browsers follow 20. */
const maxChain = 10;

/**
 * Gives a redirect document its address. Throws `DocumentRefusal` when another document holds the address or the target leads back to
 * it (C05). Returns the paths whose answer changes.
 */
export async function claimRedirect(tables: Tables, redirect: Redirect): Promise<readonly string[]> {
	const { brand, id } = redirect;
	const path = canonicalPath(redirect.from);
	if (path === undefined) refuseDocument('INVALID_URL', '$.canonical_url', 'is not a path on the brand’s site');
	await refuseReservedPath(tables, brand, { path, member: '$.canonical_url' });
	const target = targetOf(redirect.to);
	await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand.id} redirects`}, 0))`.execute(tables);
	if (await leadsTo(tables, brand.id, { from: target, path })) refuseDocument('REDIRECT_LOOP', '$.redirect_url', `leads back to ${path}`);
	const released = await releaseRedirect(tables, brand.id, id);
	await insertRedirect(tables, { brand: brand.id, id, path, target });
	return [path, ...released];
}

/** A path of the site in its canonical form, or an absolute http(s) address. */
function targetOf(to: string): string {
	const path = canonicalPath(to);
	if (path !== undefined) return path;
	const address = URL.parse(to);
	if (address && /^https?:$/.test(address.protocol) && !address.username) return address.href;
	return refuseDocument('INVALID_URL', '$.redirect_url', 'is neither a path on the brand’s site nor an address of another');
}

async function leadsTo(tables: Tables, brand: string, { from, path }: { readonly from: string; readonly path: string }): Promise<boolean> {
	let at: string | null | undefined = from;
	for (let step = 0; at && step < maxChain; step += 1) {
		if (at === path) return true;
		at = await targetAt(tables, brand, at);
	}
	return Boolean(at);
}

async function targetAt(tables: Tables, brand: string, path: string): Promise<string | null | undefined> {
	const address = await tables
		.selectFrom('content.address')
		.select('target')
		.where('brand', '=', brand)
		.where('path', '=', path)
		.where('kind', '=', 'redirect')
		.executeTakeFirst();
	return address?.target;
}

type RedirectRow = { readonly brand: string; readonly id: string; readonly path: string; readonly target: string };

async function insertRedirect(tables: Tables, { brand, id, path, target }: RedirectRow): Promise<void> {
	const row = { kind: 'redirect' as const, id, target };
	const inserted = await tables
		.insertInto('content.address')
		.values({ brand, path, ...row })
		.onConflict((conflict) => conflict.columns(['brand', 'path']).doUpdateSet(row).where('content.address.kind', 'in', ['moved', 'gone']))
		.returning('path')
		.executeTakeFirst();
	if (!inserted) refuseDocument('PATH_TAKEN', '$.canonical_url', `${path} is the address of another document`);
}

/** Frees the address of a redirect document. Returns its path. */
export async function releaseRedirect(tables: Tables, brand: string, id: string): Promise<readonly string[]> {
	const released = await tables
		.deleteFrom('content.address')
		.where('brand', '=', brand)
		.where('id', '=', id)
		.where('kind', '=', 'redirect')
		.returning('path')
		.execute();
	return released.map((address) => address.path);
}
