// `npm run import -- --brand tn PATH…`: imports ANS documents from files into this installation.
import { brandList } from '#brands';
import {
	createContent,
	documentOutcomes,
	type ImportArguments,
	importDocuments,
	importUsage,
	migrations,
	readImportArguments,
} from '#content';
import { systemClock } from '#platform/clock';
import { commandLog } from './database-or-socket.ts';
import { documentsOverSocket } from './documents-command.ts';
import { download } from './download.ts';
import { documentPaths, importMediaOf } from './export-folder.ts';
import { runImport } from './run-import.ts';

/** An import renders nothing: it signs no image and makes no link. */
const nothingRendered = { brandOrigins: {}, allowedImageHosts: new Set<string>(), signImage: () => '' };

await runImport({
	readArguments: readImportArguments,
	usage: importUsage,
	name: 'import',
	outcomes: documentOutcomes,
	dryRun: (args, stopped) => (args.dryRun ? check(args, stopped) : undefined),
	async *run(args, { config, access, stopped }) {
		const options = await optionsOf(args, stopped);
		await importMediaOf(args.paths, config.dataDir);
		if (access.kind === 'socket') return yield* importDocuments({ ...options, content: documentsOverSocket(access.send) });
		const { database } = access;
		await database.migrate(migrations);
		const content = createContent({ database, clock: systemClock, log: commandLog(config), brands: brandList, ...nothingRendered });
		await content.start();
		try {
			yield* importDocuments({ ...options, content });
		} finally {
			await content.close();
		}
	},
});

async function optionsOf(args: ImportArguments, stopped: () => boolean) {
	return { ...args, paths: await documentPaths(args.paths), brands: brandList, download, stopped };
}

async function* check(args: ImportArguments, stopped: () => boolean) {
	yield* importDocuments(await optionsOf(args, stopped));
}
