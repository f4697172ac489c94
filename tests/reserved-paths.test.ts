import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandList } from '#brands';
import { isReservedPath } from '#content/contract';
import { readConfig } from '#platform/config';
import { DiskFiles } from '#platform/files';
import { createApp } from '../src/app.ts';
import { testDatabase } from './support/databases/database.ts';
import { silentLog } from './support/silent-log.ts';

const database = testDatabase([]);

/** The program as a laptop runs it, which has every route. */
async function laptop() {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-routes-'));
	await writeFile(join(folder, 'boot.js'), '');
	const brands = brandList.map(({ id }) => id);
	const config = readConfig(brands, { DATA_DIR: folder, RELOAD_PAGES: 'on' });
	const app = await createApp({
		config,
		database: database(),
		clock: () => new Date(),
		log: silentLog(),
		files: new DiskFiles(folder),
		browserFolder: folder,
		newsroomFolder: folder,
	});
	onTestFinished(async () => {
		await app.start();
		for (const part of [app.server, app.switches, app.accounts, app.analytics, app.content, app.media, app.outboundHttp])
			await part.close();
		await rm(folder, { recursive: true });
	});
	return app;
}

/** The paths in the tree that Fastify prints, without routes of a single host. The tree has a line for each route, indented by four columns a level. */
function pathsIn(tree: string): readonly string[] {
	const parts: string[] = [];
	return tree.split('\n').flatMap((line) => {
		const [, indent = '', part = ''] = /^([│├└─ ]+)(\S+)/u.exec(line) ?? [];
		if (part === '') return [];
		parts.splice(indent.length / 4 - 1, parts.length, part);
		return line.includes('{"hostName":') ? [] : parts.join('');
	});
}

it('C05 of the addresses of routes belongs to no document, on any brand', { tags: 'slow' }, async () => {
	const { server } = await laptop();
	const paths = pathsIn(server.printRoutes({ commonPrefix: false })).filter((path) => !path.endsWith('*'));
	expect(paths).toEqual(expect.arrayContaining(['/docs/', '/docs/openapi.json', '/_site/events', '/perfil/']));
	for (const brand of brandList) {
		expect(paths.filter((path) => !isReservedPath(brand, path.replaceAll(/:\w+/g, 'x')))).toEqual([]);
	}
});
