// `npm run backup -- FOLDER`: copies the data directory of this installation, whether it runs or not.
import { resolve } from 'node:path';
import { backUp } from './backup.ts';
import { backup } from './backup-command.ts';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run backup -- FOLDER

Copies the embedded database and the files of DATA_DIR into a new folder. A PostgreSQL server is backed up with pg_dump.
`;

await runCommand({
	usage,
	readArguments: ([to, ...others]) => {
		if (to === undefined) return 'the folder is missing';
		if (to.startsWith('-')) return `there is no option ${to}`;
		return others.length > 0 ? `one folder is enough: ${to}` : { to };
	},
	run: async ({ to }, config) => {
		if (config.databaseUrl)
			throw new Error('DATABASE_URL names a PostgreSQL server, which is backed up with pg_dump: docs/how-to/back-up.md');
		await withDatabaseOrSocket(config, async (access) => {
			if (access.kind === 'database') await backUp({ dataDir: config.dataDir, database: access.database }, to);
			else await access.send(backup, { to: resolve(to) });
		});
		process.stdout.write(`The backup is in ${to}\n`);
		return 0;
	},
});
