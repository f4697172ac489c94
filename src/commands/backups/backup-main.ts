// `npm run backup -- FOLDER`: copies the data of this installation, whether it runs or not, and then reads the copy to verify it.
import { resolve } from 'node:path';
import type { Config } from '#platform/config';
import { commandLog, withDatabaseOrSocket } from '../database-or-socket.ts';
import { runCommand } from '../run-command.ts';
import { backUp } from './backup.ts';
import { backup } from './backup-command.ts';
import { logged } from './backup-log.ts';
import { inWords, type Summary, summaryOf } from './manifest.ts';
import { oneFolder } from './one-folder.ts';
import { verifyBackup } from './verify.ts';

const usage = `npm run backup -- FOLDER

Copies the database and the files of DATA_DIR into a new folder, reads the copy, and says what it has. npm run restore takes it.
`;

await runCommand({
	usage,
	readArguments: oneFolder,
	run: async ({ folder }, config) => {
		const summary = await logged(config.dataDir, { work: 'backup', folder }, () => backUpAndVerify(config, folder));
		process.stdout.write(`The backup in ${folder} was read: ${inWords(summary)}\n`);
		return 0;
	},
});

async function backUpAndVerify(config: Config, folder: string): Promise<Summary> {
	const { dataDir, databaseUrl } = config;
	await withDatabaseOrSocket(config, 'data', async (access) => {
		if (access.kind === 'database') await backUp({ dataDir, databaseUrl, database: access.database }, folder);
		else await access.send(backup, { to: resolve(folder) });
	});
	return summaryOf(await verifyBackup(resolve(folder), commandLog(config)));
}
