// `npm run import-accounts`: brings the readers of another system into the database of this installation.
import { createMoveIn, migrations, moveInFiles, moveInUsage, readerOutcomes, readMoveInArguments } from '#identity';
import { systemClock } from '#platform/clock';
import { accountsOverSocket } from './import-accounts-over-socket.ts';
import { runImport } from './run-import.ts';

await runImport({
	readArguments: readMoveInArguments,
	usage: moveInUsage,
	name: 'import-accounts',
	outcomes: readerOutcomes,
	async *run(wanted, { config, database, stopped }) {
		await database?.migrate(migrations);
		const moveIn = database
			? createMoveIn({ database, clock: systemClock, secret: config.accountsSecret })
			: accountsOverSocket(config.dataDir);
		yield* moveInFiles({ ...wanted, moveIn, stopped });
	},
});
