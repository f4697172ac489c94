import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandList } from '#brands';
import type { App } from './app.ts';
import { createProgress } from './commands/progress.ts';

export type SeedWhenEmptyOptions = {
	readonly app: Pick<App, 'content' | 'media' | 'origins'>;
	readonly dataDir: string;
	readonly demoFolder: string;
	readonly now: Date;
};

/** Puts the demo stories into an empty store. A seed that was cut off runs again at the next start. */
export async function seedWhenEmpty({ app, dataDir, demoFolder, now }: SeedWhenEmptyOptions): Promise<void> {
	const mark = join(dataDir, 'demo.unfinished');
	if (!existsSync(mark) && !(await isEmpty(app))) return;
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(mark, '');
	// Imported only when needed: later starts have no use for it.
	const { seed } = await import('../demo/seed.ts');
	const progress = createProgress(process.stderr);
	await seed({ content: app.content, media: app.media, origins: app.origins, folder: demoFolder, now, progress: progress.show });
	progress.end();
	rmSync(mark);
}

async function isEmpty({ content }: SeedWhenEmptyOptions['app']): Promise<boolean> {
	const lists = await Promise.all(brandList.map(({ id }) => content.queries(id).list({ all: ['all'], size: 1 })));
	return lists.every((cards) => cards.length === 0);
}
