import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandList } from '#brands';
import { readConfig } from '#platform/config';
import { DiskFiles } from '#platform/files';
import { createApp } from '../src/app.ts';
import { publish, section, story, testContent } from './support/content.ts';
import { testDatabase } from './support/databases/database.ts';
import { productMigrations } from './support/databases/product-migrations.ts';
import { silentLog } from './support/silent-log.ts';

const otherProcess = testContent(testDatabase(productMigrations));

/** The program before its modules are started, as when its database is slow. */
async function notStarted() {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-late-'));
	await writeFile(join(folder, 'boot.js'), '');
	const config = readConfig(
		brandList.map(({ id }) => id),
		{ DATA_DIR: folder, DEMO_CONTENT: 'off', RELOAD_PAGES: 'on' },
	);
	const app = await createApp({
		config,
		database: otherProcess.database(),
		clock: () => otherProcess.clock.now,
		log: silentLog(),
		files: new DiskFiles(folder),
		browserFolder: folder,
		newsroomFolder: folder,
	});
	onTestFinished(async () => {
		for (const part of [app.server, app.switches, app.accounts, app.analytics, app.content, app.media, app.outboundHttp])
			await part.close();
		await rm(folder, { recursive: true });
	});
	return app;
}

it('X01 a page that was made before the program heard of publications is made again when it does', async () => {
	const app = await notStarted();
	const pageOf = async () => (await app.server.inject({ url: '/nota/', headers: { host: 'tn.localhost:3000' } })).body;
	const nota = (headline: string) => story('A', { website: 'tn', website_url: '/nota/', headlines: { basic: headline } });
	await publish(otherProcess(), [section('/deportes'), nota('Antes')]);
	expect(await pageOf()).toContain('Antes');
	await publish(otherProcess(), [nota('Después')]);
	expect(await pageOf(), 'nothing tells it yet').toContain('Antes');
	await app.start();
	expect(await pageOf()).toContain('Después');
});
