import type { KyselyPlugin } from 'kysely';
import { DatabaseUnavailable } from '#platform/database';
import type { TestDatabase } from './database.ts';

/** A database whose queries fail while it is `down`. */
export type BreakableDatabase = TestDatabase & { down: boolean };

export function breakable(database: TestDatabase): BreakableDatabase {
	const open = () => ({ ...database(), sql: database().sql.withPlugin(failing) });
	const made: BreakableDatabase = Object.assign(open, { place: database.place, down: false });
	const failing: KyselyPlugin = {
		transformQuery: ({ node }) => {
			if (made.down) throw new DatabaseUnavailable('down');
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	return made;
}
