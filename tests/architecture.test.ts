import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map((name) => join('src', name));
const product = sources.filter((path) => !/\.(test|samples)\.tsx?$/.test(path));

/** What a file of a folder may import of other modules; biome.json has the same table as rules. */
const boundaries: Readonly<Record<string, readonly string[]>> = {
	'src/platform': [],
	'src/brands': [],
	'src/analytics': ['#brands', '#platform/log'],
	'src/analytics/contract': [],
	'src/media': ['#brands', '#platform/log'],
	'src/media/contract': ['#brands'],
	'src/content': ['#brands', '#platform/log', '#content/contract'],
	'src/content/contract': ['#brands'],
	'src/identity': ['#brands', '#platform/log', '#identity/contract'],
	'src/identity/contract': ['#brands'],
	'src/identity-client': ['#brands', '#identity/contract'],
	'src/compare': ['#platform/log'],
	'src/newsroom': ['#brands', '#content', '#content/contract', '#newsroom/contract', '#platform/log'],
	'src/newsroom/contract': ['#brands', '#content/contract'],
	'src/newsroom/editor': ['#brands', '#content/contract', '#newsroom/contract'],
	'src/site/ui': ['#brands', '#content/contract', '#media/contract'],
	'src/site/islands': ['#analytics/contract', '#brands', '#content/contract', '#media/contract', '#identity/contract', '#identity-client'],
	'src/site/client': ['#analytics/contract', '#brands', '#content/contract', '#media/contract', '#identity/contract', '#identity-client'],
	'src/site/blocks/toy': ['#analytics/contract', '#brands', '#content/contract', '#media/contract'],
	'src/site/layouts': ['#brands', '#content/contract', '#media/contract'],
	'src/site/pages': ['#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
	'src/site/forms': ['#brands', '#content', '#content/contract', '#identity/contract', '#media/contract', '#platform/log'],
	'src/site/samples': ['#brands', '#content/contract', '#identity/contract', '#media/contract'],
	'src/site/block-gallery': ['#brands', '#content', '#content/contract', '#identity/contract', '#media/contract', '#platform/log'],
	'src/site/render': ['#analytics/contract', '#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
	'src/site/outputs/html': ['#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
};
const faces = [
	'#analytics',
	'#analytics/contract',
	'#brands',
	'#compare',
	'#content',
	'#content/contract',
	'#identity',
	'#identity/contract',
	'#identity-client',
	'#media',
	'#media/contract',
	'#newsroom',
	'#newsroom/contract',
	'#platform/log',
	'#site',
];

/** Folders of the site from the innermost out; none imports one after it. */
const order = ['ui', 'islands', 'blocks', 'layouts', 'pages', 'outputs', 'render'];

function forbiddenImports(folder: string): string[] {
	const site = folder.includes('toy') ? '../..' : '..';
	const outward = order.slice(order.indexOf(folder.split('/')[2] ?? '') + 1).map((name) => `${site}/${name}/x.ts`);
	const around = ['../../platform/log.ts', '../../../content/content.ts', '../../../analytics/analytics.ts'].filter(
		(path) => !path.includes(folder.split('/')[1] ?? ''),
	);
	return [
		...faces.filter((face) => !boundaries[folder]?.includes(face)),
		...(folder.startsWith('src/site/') && order.includes(folder.split('/')[2] ?? '') ? outward : []),
		...around,
	];
}

/** A file that imports what is listed. */
function importing(imports: readonly string[]): string {
	const lines = imports.map((path, index) => `import { x${index} } from '${path}';`);
	return `${lines.join('\n')}\nexport { ${imports.map((_, index) => `x${index}`).join(', ')} };\n`;
}

/** The number of imports that the linter refuses in each of the files, by path. */
function refusedIn(files: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
	const place = mkdtempSync(join(tmpdir(), 'kiosco-boundaries-'));
	try {
		cpSync('biome.json', join(place, 'biome.json'));
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(dirname(join(place, path)), { recursive: true });
			writeFileSync(join(place, path), text);
		}
		const options = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--vcs-enabled=false', '--reporter=github'];
		const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), ['lint', ...options, '.'], {
			cwd: place,
			encoding: 'utf8',
		});
		const places = [...stdout.matchAll(/noRestrictedImports,file=([^,]+)/g)].map(([, path = '']) => path);
		return Object.fromEntries(Object.keys(files).map((path) => [path, places.filter((found) => found.endsWith(path)).length]));
	} finally {
		rmSync(place, { recursive: true });
	}
}

describe('the module boundaries', () => {
	const folders = Object.keys(boundaries);
	const files = folders.flatMap((folder) => [
		[`${folder}/forbidden.ts`, importing(forbiddenImports(folder))],
		[`${folder}/allowed.ts`, importing(boundaries[folder] ?? [])],
	]);
	let refused: Readonly<Record<string, number>> = {};
	beforeAll(() => {
		refused = refusedIn(Object.fromEntries(files));
	});

	it.each(folders)('refuse every forbidden import in %s, and none that is allowed', (folder) => {
		expect(refused[`${folder}/forbidden.ts`]).toBe(forbiddenImports(folder).length);
		expect(refused[`${folder}/allowed.ts`]).toBe(0);
	});
});

describe('the brands', () => {
	it('SITE-06 differ by data alone: no code asks which brand it serves', () => {
		const ids = brandList.map(({ id }) => id).join('|');
		const asks = new RegExp(
			`\\b(?:id|brand|brandId)\\b\\s*[!=]==?\\s*['"](?:${ids})['"]|['"](?:${ids})['"]\\s*[!=]==|case ['"](?:${ids})['"]`,
		);
		const guilty = product.filter((path) => asks.test(readFileSync(path, 'utf8')));
		expect(guilty).toEqual([]);
		expect(asks.test("if (brand.id === 'tn') return 1;")).toBe(true);
	});
});

describe('the house', () => {
	it('has no file or folder with a name that says nothing, such as utils', () => {
		const drawers = /^(utils?|helpers?|lib|common|misc|types|constants|index)(\.tsx?)?$/;
		expect(sources.filter((path) => drawers.test(basename(path)) || path.split('/').some((part) => drawers.test(part)))).toEqual([]);
	});

	it('has no folder of over 25 files', () => {
		const counts = new Map<string, number>();
		for (const path of product) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
		expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
	});

	it('has no file of over 300 lines', () => {
		expect(product.filter((path) => !path.startsWith('src/brands/') && readFileSync(path, 'utf8').split('\n').length > 300)).toEqual([]);
	});

	it('has casts only where a file says why', () => {
		const cast = /\bas (?!const\b)[A-Z{(]\w*/;
		const code = (path: string) =>
			readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|^(?:im|ex)port [\s\S]*?;$/gm, '');
		expect(product.filter((path) => cast.test(code(path)))).toEqual(['src/content/purge/purge-keys.ts']);
	});

	it('says in the first line of each face what the module owns', () => {
		const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
		const files = Object.values<string>(imports).filter((path) => !path.includes('*') && existsSync(path));
		expect(files.filter((path) => !readFileSync(path, 'utf8').startsWith('// '))).toEqual([]);
	});
});
