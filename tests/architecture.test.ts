import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map((name) => join('src', name));
const product = sources.filter((path) => !/\.(test|samples)\.tsx?$/.test(path));

/** What a file of a folder may import of other modules; the table of the house. */
const walls: Readonly<Record<string, readonly string[]>> = {
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
	'src/newsroom': ['#brands', '#content', '#content/contract', '#platform/log'],
	'src/site/ui': ['#brands', '#content/contract', '#media/contract'],
	'src/site/islands': ['#analytics/contract', '#brands', '#content/contract', '#media/contract', '#identity/contract', '#identity-client'],
	'src/site/client': ['#analytics/contract', '#brands', '#content/contract', '#media/contract', '#identity/contract', '#identity-client'],
	'src/site/blocks/toy': ['#analytics/contract', '#brands', '#content/contract', '#media/contract'],
	'src/site/layouts': ['#brands', '#content/contract', '#media/contract'],
	'src/site/pages': ['#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
	'src/site/forms': ['#brands', '#content', '#content/contract', '#identity/contract', '#media/contract', '#platform/log'],
	'src/site/samples': ['#brands', '#content/contract', '#identity/contract', '#media/contract'],
	'src/site/gallery': ['#brands', '#content', '#content/contract', '#identity/contract', '#media/contract', '#platform/log'],
	'src/site/render': ['#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
	'src/site/outputs/html': ['#brands', '#content', '#content/contract', '#media/contract', '#platform/log'],
};
const faces = [
	'#analytics',
	'#analytics/contract',
	'#brands',
	'#content',
	'#content/contract',
	'#identity',
	'#identity/contract',
	'#identity-client',
	'#media',
	'#media/contract',
	'#newsroom',
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
		...faces.filter((face) => !walls[folder]?.includes(face)),
		...(folder.startsWith('src/site/') && order.includes(folder.split('/')[2] ?? '') ? outward : []),
		...around,
	];
}

/** The number of imports that the linter refuses in a file of the folder. */
function refused(folder: string, imports: readonly string[]): number {
	const place = mkdtempSync(join(tmpdir(), 'kiosco-walls-'));
	try {
		mkdirSync(join(place, folder), { recursive: true });
		cpSync('biome.json', join(place, 'biome.json'));
		const lines = imports.map((path, index) => `import { x${index} } from '${path}';`);
		writeFileSync(join(place, folder, 'toy.ts'), `${lines.join('\n')}\nexport { ${imports.map((_, index) => `x${index}`).join(', ')} };\n`);
		const biome = join(process.cwd(), 'node_modules/.bin/biome');
		const { stdout, stderr } = spawnSync(
			biome,
			['lint', '--only=style/noRestrictedImports', '--max-diagnostics=200', '--vcs-enabled=false', '.'],
			{ cwd: place, encoding: 'utf8' },
		);
		return `${stdout}${stderr}`.match(/lint\/style\/noRestrictedImports/g)?.length ?? 0;
	} finally {
		rmSync(place, { recursive: true });
	}
}

describe('the walls', () => {
	it.each(Object.keys(walls))('refuse every forbidden import in %s, and none that is allowed', (folder) => {
		const forbidden = forbiddenImports(folder);
		expect(refused(folder, forbidden)).toBe(forbidden.length);
		expect(refused(folder, walls[folder] ?? [])).toBe(0);
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
	it('has no drawer', () => {
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
