// `npm run drill -- FOLDER`: restores a backup somewhere else, starts the program there, and removes it again (O10).
import { resolve } from 'node:path';
import { brandList } from '#brands';
import type { Config } from '#platform/config';
import { CommandRefused } from '../command-refused.ts';
import { commandLog } from '../database-or-socket.ts';
import { runCommand } from '../run-command.ts';
import { logged } from './backup-log.ts';
import { inWords, readManifest, type Summary, summaryOf } from './manifest.ts';
import { oneFolder } from './one-folder.ts';
import { expectRestorable, restore } from './restore.ts';
import { scratchPlace } from './scratch-place.ts';
import { brandsServedOn } from './serves.ts';

const usage = `npm run drill -- FOLDER

Restores the backup in FOLDER into a folder and a database of its own, starts the program on them, asks for the home of each brand, and
removes all of it. A backup of PostgreSQL needs DATABASE_URL, with a user who may create databases. Nothing else is touched.
`;

await runCommand({
	usage,
	readArguments: oneFolder,
	run: async ({ folder }, config) => {
		const start = Date.now();
		const summary = await logged(config.dataDir, { work: 'drill', folder }, () => drill(resolve(folder), config));
		const seconds = ((Date.now() - start) / 1000).toFixed(1);
		process.stdout.write(
			`The backup was restored (${inWords(summary)}), and the program served every brand on it. It took ${seconds} s.\n`,
		);
		return 0;
	},
});

async function drill(folder: string, config: Config): Promise<Summary> {
	const manifest = await readManifest(folder);
	const place = await scratchPlace({ ...config, log: commandLog(config) });
	try {
		await expectRestorable(folder, place);
		await restore(folder, place);
		expectAllServed(await brandsServedOn(place));
		return summaryOf(manifest);
	} finally {
		await place.remove();
	}
}

function expectAllServed(served: readonly string[]): void {
	const missing = brandList.filter(({ id }) => !served.includes(id)).map(({ id }) => id);
	if (missing.length > 0) throw new CommandRefused(`the program started on the restored data, but has no home of ${missing.join(', ')}`);
}
