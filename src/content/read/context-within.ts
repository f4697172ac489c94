import { CompiledQuery } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type QueryContextFactory, type QueryContextOptions, queryContextFactory } from './query-context-factory.ts';

/** Caches that hear of no purge keep nothing. */
const unheard: QueryContextOptions['purges'] = { subscribe: () => () => {}, isListening: () => false };

/** Query contexts in a transaction. They see what it has written, which must get into no cache. */
export function contextWithin(tables: Tables, options: Omit<QueryContextOptions, 'purges' | 'database' | 'tables'>): QueryContextFactory {
	const prepare =
		<Row extends object>(text: string) =>
		async (...values: readonly unknown[]) =>
			(await tables.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
	return queryContextFactory({ ...options, tables, database: { prepare }, purges: unheard });
}
