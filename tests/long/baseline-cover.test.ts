import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildCover } from '../../bench/inside/build-inside.ts';

/** What Next lets a server component import from React. */
const ofServers = ['Fragment', 'Suspense', 'createElement', 'lazy'];

it('the cover that the benchmark gives to Next imports only what server components may', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'cover-'));
	await buildCover(folder);
	const imports = [...readFileSync(join(folder, 'cover.mjs'), 'utf8').matchAll(/import \{([^}]*)\} from "react"/g)];
	const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0]));
	expect(names).not.toEqual([]);
	expect(names.filter((name) => !ofServers.includes(name ?? ''))).toEqual([]);
}, 60_000);
