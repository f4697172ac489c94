import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandList } from '#brands';
import type { App } from './app.ts';
import { createProgress } from './commands/progress.ts';

export type FillOptions = {
	readonly app: Pick<App, 'content' | 'media' | 'origins'>;
	readonly dataDir: string;
	readonly demoFolder: string;
	readonly now: Date;
};

/** Puts the demo stories into a store that has none. A fill that was cut off is done again. */
export async function fillWhenEmpty({ app, dataDir, demoFolder, now }: FillOptions): Promise<void> {
	const mark = join(dataDir, 'demo.unfinished');
	if (!existsSync(mark) && !(await isEmpty(app))) return;
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(mark, '');
	// Loaded only now: later starts have no use for it.
	const { fill } = await import('../demo/fill.ts');
	const progress = createProgress(process.stderr);
	await fill({ content: app.content, media: app.media, origins: app.origins, folder: demoFolder, now, progress: progress.show });
	progress.end();
	rmSync(mark);
}

async function isEmpty({ content }: FillOptions['app']): Promise<boolean> {
	const lists = await Promise.all(brandList.map(({ id }) => content.queries(id).list({ all: ['all'], size: 1 })));
	return lists.every((cards) => cards.length === 0);
}
