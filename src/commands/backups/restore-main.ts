// `npm run restore -- FOLDER`: restores a backup into an empty data directory and an empty database.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLog, describePlace } from '../database-or-socket.ts';
import { createProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { inWords, summaryOf } from './manifest.ts';
import { oneFolder } from './one-folder.ts';
import { expectRestorable, restore } from './restore.ts';

const usage = `npm run restore -- [--dry-run] FOLDER

Brings the backup in FOLDER into DATA_DIR and, when it is one of PostgreSQL, into the database of DATABASE_URL. Both must be empty.
  --dry-run   say what would be done, and do nothing
`;

function readArguments(given: readonly string[]) {
	const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
	const read = oneFolder(positionals);
	return typeof read === 'string' ? read : { folder: resolve(read.folder), isDry: values['dry-run'] === true };
}

await runCommand({
	usage,
	readArguments,
	run: async ({ folder, isDry }, config) => {
		const target = { ...config, log: commandLog(config) };
		const manifest = await expectRestorable(folder, target);
		const what = `${inWords(summaryOf(manifest))} of ${manifest.at}, into ${describePlace(config)}`;
		process.stderr.write(`${isDry ? 'Would restore' : 'Restoring'} ${what}\n`);
		if (isDry) return 0;
		const progress = createProgress(process.stderr);
		let copied = 0;
		await restore(folder, target, () => progress.show('files', ++copied, manifest.files));
		progress.end();
		process.stdout.write('Restored, and counted: all rows and files are there. Start the program.\n');
		return 0;
	},
});
