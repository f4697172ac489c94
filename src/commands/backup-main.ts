// `npm run backup -- FOLDER`: copies the data directory of this installation, while it runs or not.
import { brandList } from '#brands';
import { BadConfiguration, readConfig } from '#platform/config';
import { DataDirInUse, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { backUp, backUpOverSocket } from './backup.ts';

/** EX_USAGE of sysexits.h. */
const badUsage = 64;

const usage = `npm run backup -- FOLDER

Copies the embedded database and the files of DATA_DIR into a new folder. A PostgreSQL server is backed up with pg_dump.
`;

async function main([to, ...others]: readonly string[]): Promise<number> {
	if (to === undefined || to.startsWith('-') || others.length > 0) {
		process.stderr.write(usage);
		return badUsage;
	}
	const config = readConfig(brandList.map(({ id }) => id));
	if (config.databaseUrl)
		throw new Error('DATABASE_URL names a PostgreSQL server, which is backed up with pg_dump: docs/how-to/back-up.md');
	const { dataDir } = config;
	const database = await openDatabase({ dataDir, log: createLog({ level: 'error', format: config.logFormat }) }).catch((error: unknown) => {
		if (error instanceof DataDirInUse) return undefined;
		throw error;
	});
	if (database) await backUp({ dataDir, database }, to).finally(() => database.close());
	else await backUpOverSocket(dataDir, to);
	process.stdout.write(`The backup is in ${to}\n`);
	return 0;
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = error instanceof BadConfiguration ? error.exitCode : 1;
}
