import { brandList } from '#brands';
import { type Content, createContent, migrations } from '#content';
import { systemClock } from '#platform/clock';
import { type Database, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';

/** Longest time in ms that a statement may take which fills the store: more than a page's may. */
const longestFill = 900_000;

/** The content of a database, read and written by this process. */
export async function openContent(dataDir: string, databaseUrl: string | undefined): Promise<{ content: Content; database: Database }> {
	const log = createLog({ level: 'warn', format: 'json' });
	const database = await openDatabase({ dataDir, databaseUrl, log, queryLimitMs: longestFill });
	await database.migrate(migrations);
	const content = createContent({
		database,
		clock: systemClock,
		log,
		brands: brandList,
		brandOrigins: {},
		signImage: () => '0'.repeat(64),
		allowedImageHosts: new Set(),
	});
	// As the program does: what is read once for all pages is kept while purges are heard.
	await content.start();
	return { content, database };
}
