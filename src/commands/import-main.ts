// `npm run import -- --brand tn PATH…`: imports ANS documents from files into this installation.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import {
	countPictureHosts,
	createContent,
	documentOutcomes,
	type ImportArguments,
	importDocuments,
	importUsage,
	migrations,
	readImportArguments,
} from '#content';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { openFiles } from '#platform/files';
import { type Access, commandLog } from './database-or-socket.ts';
import { documentsOverSocket } from './documents-command.ts';
import { askForMedia } from './import/ask-for-media.ts';
import { download, downloadIfChanged } from './import/download.ts';
import { documentPaths, importMediaOf } from './import/export-folder.ts';
import { followFeeds } from './import/follow-feeds.ts';
import { foreignPictures } from './import/foreign-pictures.ts';
import { runImport } from './run-import.ts';

/** An import renders no page: it signs no image and makes no link. */
const nothingRendered = { brandOrigins: {}, allowedImageHosts: new Set<string>(), signImage: () => '' };

await runImport({
	readArguments: readImportArguments,
	usage: importUsage,
	name: 'import',
	outcomes: documentOutcomes,
	needsNoData: ({ dryRun }, { databaseUrl, dataDir }) => dryRun && !databaseUrl && !existsSync(join(dataDir, 'database')),
	async *run(args, { config, access, stopped }) {
		const options = { ...args, paths: await documentPaths(args.paths), brands: brandList, download, stopped };
		if (access.kind === 'none') return yield* importDocuments(options);
		const media = args.dryRun || args.media.length > 0 ? args.media : await askForMedia(() => countPictureHosts(options));
		const files = await openFiles(config);
		// A dry run looks for the pictures that are already here, so that it recognises unchanged documents, and fetches none.
		const pictures = foreignPictures(config, files, { brand: args.brand, media: args.dryRun ? [] : media });
		if (!args.dryRun) await importMediaOf(args.paths, files);
		try {
			yield* importInto(access, config, { ...options, pictures });
		} finally {
			await pictures.close();
		}
	},
});

type Options = Parameters<typeof importDocuments>[0] & Pick<ImportArguments, 'follow' | 'every'>;

async function* importInto(access: Access, config: Config, options: Options) {
	if (access.kind === 'socket') return yield* importOrFollow({ ...options, content: documentsOverSocket(access.send) });
	const { database } = access;
	await database.migrate(migrations);
	const content = createContent({ database, clock: systemClock, log: commandLog(config), brands: brandList, ...nothingRendered });
	await content.start();
	try {
		yield* importOrFollow({ ...options, content });
	} finally {
		await content.close();
	}
}

async function* importOrFollow(options: Options) {
	if (!options.follow) return yield* importDocuments(options);
	yield* followFeeds({
		...{ addresses: options.paths, every: options.every, stopped: options.stopped, get: downloadIfChanged, now: Date.now, wait: sleep },
		importFeed: (address, bytes) => importDocuments({ ...options, paths: [address], download: async () => bytes }),
		say: (line) => void process.stdout.write(`${line}\n`),
	});
}
