// `npm run import`: brings ANS documents from files into the database of this installation.
import { brandList } from '#brands';
import { createContent, documentOutcomes, importDocuments, importUsage, migrations, readImportArguments } from '#content';
import { systemClock } from '#platform/clock';
import { documentsOverSocket } from './import-over-socket.ts';
import { runImport } from './run-import.ts';

/** An import shows nothing: no picture is signed and no link is made. */
const nothingRead = { brandOrigins: {}, allowedImageHosts: new Set<string>(), signImage: () => '' };

await runImport({
	readArguments: readImportArguments,
	usage: importUsage,
	name: 'import',
	outcomes: documentOutcomes,
	async *run(wanted, { config, log, database, stopped }) {
		const options = { ...wanted, brands: brandList, stopped };
		if (!database) return yield* importDocuments({ ...options, content: documentsOverSocket(config.dataDir) });
		await database.migrate(migrations);
		const content = createContent({ database, clock: systemClock, log, brands: brandList, ...nothingRead });
		await content.start();
		try {
			yield* importDocuments({ ...options, content });
		} finally {
			await content.close();
		}
	},
});
