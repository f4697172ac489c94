import { brandList } from '#brands';
import { type Content, createContent, migrations } from '#content';
import { systemClock } from '#platform/clock';
import { type Database, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';

/** Time limit of statements (ms). It is longer than that of pages, because this process also seeds the store. */
const queryLimitMs = 900_000;

/** Opens the content of a database in this process. */
export async function openContent(dataDir: string, databaseUrl: string | undefined): Promise<{ content: Content; database: Database }> {
	const log = createLog({ level: 'warn', format: 'json' });
	const database = await openDatabase({ dataDir, databaseUrl, log, queryLimitMs });
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
	// As in the program: content that all pages share is cached while purges arrive.
	await content.start();
	return { content, database };
}
