import type { Content } from '#content';
import { applicationsFolderIn, createAccountImport, createApplicationExport } from '#identity';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import { accountsHandler } from './accounts-command.ts';
import { backupHandler } from './backups/backup-command.ts';
import { callsHandler } from './calls-command.ts';
import type { ControlHandler } from './control-command.ts';
import { documentsHandlers } from './documents-command.ts';
import { exportHandler } from './export-command.ts';
import { reloadHandler } from './reload-command.ts';
import { resealHandler } from './secrets/reseal-command.ts';
import { staffHandler } from './staff-command.ts';
import { switchesHandler } from './switches/switches-command.ts';

/** What the commands work on. */
export type ControlParts = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly files: FileStore;
	readonly content: Content;
};

/** The commands that a running program carries out itself, as it may hold the embedded database. */
export function controlHandlers({ config, database, clock, files, content }: ControlParts): readonly ControlHandler[] {
	const { dataDir, databaseUrl, accountsSecret: secret, newsroomOrigin: origin } = config;
	const stores = { database, clock, secret };
	const applications = { applicationsFolder: applicationsFolderIn(dataDir), applicationStore: files.within('applications') };
	return [
		...documentsHandlers(content),
		accountsHandler(createAccountImport(stores)),
		staffHandler({ ...stores, origin }),
		callsHandler(createApplicationExport({ database, ...applications })),
		backupHandler({ dataDir, database, databaseUrl }),
		exportHandler({ files, database }),
		resealHandler(stores),
		switchesHandler(database),
		reloadHandler(),
	];
}
