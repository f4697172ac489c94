import { expect, it } from 'vitest';
import { publish, section, story, testContent } from './support/content.ts';
import { testDatabase } from './support/databases/database.ts';
import { productMigrations } from './support/databases/product-migrations.ts';
import { appInProcess } from './support/programs/app-in-process.ts';

const otherProcess = testContent(testDatabase(productMigrations));

it('X01 a page that was made before the program heard of publications is made again when it does', async () => {
	const database = otherProcess.database();
	const app = await appInProcess({ database, clock: () => otherProcess.clock.now, environment: { DEMO_CONTENT: 'off' } });
	const pageOf = async () => (await app.server.inject({ url: '/nota/', headers: { host: 'tn.localhost:3000' } })).body;
	const nota = (headline: string) => story('A', { website: 'tn', website_url: '/nota/', headlines: { basic: headline } });
	await publish(otherProcess(), [section('/deportes'), nota('Antes')]);
	expect(await pageOf()).toContain('Antes');
	await publish(otherProcess(), [nota('Después')]);
	expect(await pageOf(), 'nothing tells it yet').toContain('Antes');
	await app.start();
	expect(await pageOf()).toContain('Después');
});
