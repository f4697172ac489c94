import type { Transaction } from 'kysely';
import type { Clock } from '#platform/clock';
import type { IdentityTables, Tables } from './tables.ts';

/** The dependencies of the store's functions. `tables` may belong to a transaction. */
export type StoreDeps = { readonly tables: Tables; readonly clock: Clock };

/** Dependencies whose `tables` belong to an open transaction. A function that must run in a transaction asks for this type. */
export type InTransaction<Deps> = Deps & { readonly tables: Transaction<IdentityTables> };

/** Runs `work` in a transaction and rolls it back when `work` throws. Inside, use `tx` and never `deps`. */
export function inTransaction<Deps extends { readonly tables: Tables }, Result>(
	deps: Deps,
	work: (tx: InTransaction<Deps>) => Promise<Result>,
): Promise<Result> {
	return deps.tables.transaction().execute((tables) => work({ ...deps, tables }));
}
