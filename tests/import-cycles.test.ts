import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf, folderCycles, importGraph } from './support/import-cycles.ts';

describe('the imports of src', () => {
	const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
	const graph = importGraph('src', imports);

	it('are found by path and by face', () => {
		expect(graph.get('src/modules.ts')).toContain('src/assemble-accounts.ts');
		expect(graph.get('src/modules.ts')).toContain('src/content/content.ts');
		expect(graph.get('src/modules.ts')).toContain('src/platform/database.ts');
	});

	it('form no cycle of files, types included', () => {
		expect(cyclesOf(graph)).toEqual([]);
	});

	it('form no cycle of sibling folders, even where their files form none', () => {
		expect(folderCycles(graph)).toEqual([]);
	});
});

describe('the search for cycles', () => {
	const cycles = (files: Readonly<Record<string, string>>) => {
		const root = mkdtempSync(join(tmpdir(), 'kiosco-cycles-'));
		try {
			for (const [path, text] of Object.entries(files)) {
				mkdirSync(dirname(join(root, path)), { recursive: true });
				writeFileSync(join(root, path), text);
			}
			const graph = importGraph(root, { '#b': join(root, 'b/b.ts'), '#c/*': join(root, 'c/*.ts') });
			const shorten = (found: readonly string[][]) => found.map((cycle) => cycle.map((path) => relative(root, path)));
			return { files: shorten(cyclesOf(graph)), folders: shorten(folderCycles(graph)) };
		} finally {
			rmSync(root, { recursive: true });
		}
	};

	it('finds a cycle of files, also of types alone, and one that is loaded when it is needed', () => {
		const planted = {
			'one.ts': "import { two } from './two.ts';\nexport type One = 1;",
			'two.ts': "export { three as two } from './three.ts';",
			'three.ts': "import type {\n\tOne,\n} from './one.ts';\nexport const three: One = 1;",
			'alone.ts': "import './one.ts';",
			'late.ts': "export const load = () => import('./loaded.ts');",
			'loaded.ts': "import type { load } from './late.ts';\nexport type Load = typeof load;",
		};
		expect(cycles(planted).files.toSorted()).toEqual([
			['late.ts', 'loaded.ts'],
			['one.ts', 'three.ts', 'two.ts'],
		]);
		expect(cycles(planted).folders).toEqual([]);
	});

	it('finds a cycle of sibling folders whose files form none, by way of a face and at any depth', () => {
		const planted = {
			'a/deep/first.ts': "import { b } from '#b';\nexport const first = b;",
			'a/second.ts': 'export const second = 2;',
			'b/b.ts': "export { last as b } from '#c/last';",
			'c/last.ts': "import { second } from '../a/second.ts';\nexport const last = second;",
			'd/only.ts': "export { second } from '../a/second.ts';",
		};
		expect(cycles(planted)).toEqual({ files: [], folders: [['a', 'b', 'c']] });
	});

	it('lets the files of a folder and its subfolders import each other', () => {
		const planted = {
			'a/a.ts': "import { inner } from './parts/inner.ts';\nexport const a = inner;",
			'a/shape.ts': 'export type Shape = 1;',
			'a/parts/inner.ts': "import type { Shape } from '../shape.ts';\nexport const inner: Shape = 1;",
		};
		expect(cycles(planted)).toEqual({ files: [], folders: [] });
	});
});
