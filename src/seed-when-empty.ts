import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandList } from '#brands';
import { retryUntilAvailable } from '#platform/database/retry-until-available';
import type { Log } from '#platform/log';
import type { App } from './app.ts';
import { createProgress } from './commands/progress.ts';

export type SeedWhenEmptyOptions = {
	readonly app: Pick<App, 'content' | 'media' | 'origins'>;
	readonly dataDir: string;
	readonly demoFolder: string;
	readonly now: Date;
	readonly log: Log;
};

/**
 * Puts the demo stories into an empty store. Goes on where it stopped when the database gave no answer for a while, as the embedded one does
 * on a slow machine. A seed that was interrupted runs again at the next start.
 */
export async function seedWhenEmpty(options: SeedWhenEmptyOptions): Promise<void> {
	await retryUntilAvailable(() => seedOnce(options), options.log);
}

async function seedOnce({ app, dataDir, demoFolder, now }: SeedWhenEmptyOptions): Promise<void> {
	const mark = join(dataDir, 'demo.unfinished');
	if (!existsSync(mark) && !(await isEmpty(app))) return;
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(mark, '');
	// Imported only when needed: later starts have no use for it.
	const { seed } = await import('../demo/seed.ts');
	const progress = createProgress(process.stderr);
	await seed({ content: app.content, media: app.media, origins: app.origins, folder: demoFolder, now, progress: progress.show });
	progress.end();
	// Another process that shares the folder may have been first.
	rmSync(mark, { force: true });
}

async function isEmpty({ content }: SeedWhenEmptyOptions['app']): Promise<boolean> {
	const lists = await Promise.all(brandList.map(({ id }) => content.queries(id).list({ all: ['all'], size: 1 })));
	return lists.every((cards) => cards.length === 0);
}
