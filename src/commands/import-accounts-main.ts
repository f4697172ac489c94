// `npm run import-accounts`: brings the readers of another system into the database of this installation.
import {
	accountImportOutcomes,
	accountImportUsage,
	createAccountImport,
	importAccountFiles,
	migrations,
	readAccountImportArguments,
} from '#identity';
import { systemClock } from '#platform/clock';
import { accountsOverSocket } from './import-accounts-over-socket.ts';
import { runImport } from './run-import.ts';

await runImport({
	readArguments: readAccountImportArguments,
	usage: accountImportUsage,
	name: 'import-accounts',
	outcomes: accountImportOutcomes,
	async *run(wanted, { config, database, stopped }) {
		await database?.migrate(migrations);
		const accountImport = database
			? createAccountImport({ database, clock: systemClock, secret: config.accountsSecret })
			: accountsOverSocket(config.dataDir);
		yield* importAccountFiles({ ...wanted, accountImport, stopped });
	},
});
