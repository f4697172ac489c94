import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { brandList } from '#brands';
import { readConfig } from '#platform/config';
import type { Database } from '#platform/database';
import { DiskFiles } from '#platform/files';
import { type App, createApp } from '../../../src/app.ts';
import { silentLog } from '../silent-log.ts';

export type InProcessOptions = {
	readonly database: Database;
	readonly clock: () => Date;
	readonly environment?: Readonly<Record<string, string>>;
};

/** The program as a laptop runs it, without its own process and not started yet, until the end of the test. It has every route. */
export async function appInProcess({ database, clock, environment }: InProcessOptions): Promise<App> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-app-'));
	await writeFile(join(folder, 'boot.js'), '');
	const config = readConfig(
		brandList.map(({ id }) => id),
		{ DATA_DIR: folder, RELOAD_PAGES: 'on', ...environment },
	);
	const files = new DiskFiles(folder);
	const app = await createApp({ config, database, clock, log: silentLog(), files, browserFolder: folder, newsroomFolder: folder });
	onTestFinished(async () => {
		for (const part of [app.server, app.switches, app.accounts, app.analytics, app.content, app.media, app.outboundHttp])
			await part.close();
		await rm(folder, { recursive: true });
	});
	return app;
}
