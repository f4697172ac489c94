import { beginOutboxAnew } from '#content';
import type { Config } from '#platform/config';
import { type Database, openDatabase } from '#platform/database';
import type { Secret } from '#platform/secret';
import { allMigrations } from '../../migrations.ts';
import { countRows, totalOf } from '../backups/tables.ts';
import { CommandRefused } from '../command-refused.ts';
import { commandLimits, commandLog, describeDatabase } from '../database-or-socket.ts';
import type { Progress } from '../progress.ts';
import { differingTables } from './checksums.ts';
import { copyDatabase } from './copy-database.ts';

/** The address of the database to move to; a dry run counts and stops. */
export type Move = { readonly to: Secret; readonly isDry: boolean };

type MoveOptions = Move & { readonly from: Database; readonly config: Config };

const next = 'Set DATABASE_URL to the new address and start the program. The old database is as it was.';

/** Moves all rows, and says what was moved. Throws `CommandRefused` when the target has rows, or differs from the source afterwards. */
export async function moveDatabase({ from, to, isDry, config }: MoveOptions, show: Progress['show']): Promise<string> {
	const target = await openDatabase({
		dataDir: config.dataDir,
		databaseUrl: to.reveal(),
		log: commandLog(config),
		...commandLimits,
	});
	try {
		await expectEmpty(target, to);
		await from.migrate(allMigrations);
		const rows = await countRows(from);
		const what = `${totalOf(rows)} rows in ${Object.keys(rows).length} tables, to ${describeDatabase(to)}`;
		if (isDry) return `Would move ${what}`;
		await target.migrate(allMigrations);
		await copyDatabase(from, target, (table, done) => show(table, done, rows[table] ?? done));
		await expectEqual(from, target);
		await beginOutboxAnew(target);
		return `Moved ${what}; the checksum of each table is the same in both.\n${next}`;
	} finally {
		await target.close();
	}
}

/** Empty tables are allowed: a move that was interrupted leaves them. */
async function expectEmpty(target: Database, to: Secret): Promise<void> {
	const counts = await countRows(target);
	const filled = Object.keys(counts).filter((table) => table !== 'public.kiosco_migrations' && counts[table] !== 0);
	if (filled.length > 0) throw new CommandRefused(`${describeDatabase(to)} has rows already, in ${filled.slice(0, 3).join(', ')}`);
}

async function expectEqual(from: Database, target: Database): Promise<void> {
	const differing = await differingTables(from, target);
	if (differing.length > 0) throw new CommandRefused(`these tables differ from those that were moved: ${differing.join(', ')}`);
}
