import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { isReservedPath } from '#content/contract';
import { testDatabase } from './support/databases/database.ts';
import { appInProcess } from './support/programs/app-in-process.ts';

const database = testDatabase([]);

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
	const app = await appInProcess({ database: database(), clock: () => new Date() });
	await app.start();
	const paths = pathsIn(app.server.printRoutes({ commonPrefix: false })).filter((path) => !path.endsWith('*'));
	expect(paths).toEqual(expect.arrayContaining(['/docs/', '/docs/openapi.json', '/_site/events', '/perfil/']));
	for (const brand of brandList) {
		expect(paths.filter((path) => !isReservedPath(brand, path.replaceAll(/:\w+/g, 'x')))).toEqual([]);
	}
});
