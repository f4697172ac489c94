import type { Transaction } from 'kysely';
import type { Clock } from '#platform/clock';
import type { IdentityTables, Tables } from './tables.ts';

/** What functions of the store need. */
export type StoreDeps = { readonly tables: Tables; readonly clock: Clock };

/** Dependencies whose `tables` are those of an open transaction; a function that must run in one asks for this type. */
export type InTransaction<Deps> = Deps & { readonly tables: Transaction<IdentityTables> };

/** Runs `work` in a transaction, which is rolled back when `work` throws. `work` must use `tx` and not `deps`. */
export function inTransaction<Deps extends { readonly tables: Tables }, Result>(
	deps: Deps,
	work: (tx: InTransaction<Deps>) => Promise<Result>,
): Promise<Result> {
	return deps.tables.transaction().execute((tables) => work({ ...deps, tables }));
}
