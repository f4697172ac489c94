// `npm run import-readers`: brings the readers of another system into the database of this installation.
import { createMoveIn, migrations, moveInFiles, moveInUsage, readerOutcomes, readMoveInArguments } from '#identity';
import { systemClock } from '#platform/clock';
import { runImport } from './import-command.ts';
import { readersThroughDoor } from './readers-door.ts';

await runImport({
	readArguments: readMoveInArguments,
	usage: moveInUsage,
	name: 'import-readers',
	outcomes: readerOutcomes,
	async *run(wanted, { config, database, stopped }) {
		await database?.migrate(migrations);
		const moveIn = database
			? createMoveIn({ database, clock: systemClock, secret: config.accountsSecret })
			: readersThroughDoor(config.dataDir);
		yield* moveInFiles({ ...wanted, moveIn, stopped });
	},
});
