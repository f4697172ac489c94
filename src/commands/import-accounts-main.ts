// `npm run import-accounts -- --brand tn FILE.ndjson…`: imports the reader accounts of another system into this installation.
import {
	accountImportOutcomes,
	accountImportUsage,
	createAccountImport,
	importAccountFiles,
	migrations,
	readAccountImportArguments,
} from '#identity';
import { systemClock } from '#platform/clock';
import { accountsOverSocket } from './accounts-command.ts';
import { runImport } from './run-import.ts';

await runImport({
	readArguments: readAccountImportArguments,
	usage: accountImportUsage,
	name: 'import-accounts',
	outcomes: accountImportOutcomes,
	async *run(args, { config, access, stopped }) {
		if (access.kind === 'socket') return yield* importAccountFiles({ ...args, accountImport: accountsOverSocket(access.send), stopped });
		if (access.kind === 'none') return;
		const { database } = access;
		await database.migrate(migrations);
		const accountImport = createAccountImport({ database, clock: systemClock, secret: config.accountsSecret });
		yield* importAccountFiles({ ...args, accountImport, stopped });
	},
});
