import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from './fixtures/test-media.ts';
import { Folder } from './folder.ts';

describe('files of the media module', () => {
	it('D06 abandoned unfinished files are removed', async () => {
		const root = await emptyDirectory();
		await mkdir(join(root, 'unfinished'));
		for (const name of ['old', 'new']) await writeFile(join(root, 'unfinished', name), 'x');
		await utimes(join(root, 'unfinished', 'old'), 0, 0);
		await new Folder(root).removeAbandoned();
		expect(await readdir(join(root, 'unfinished'))).toEqual(['new']);
	});

	it('D06 a failed write leaves nothing', async () => {
		const root = await emptyDirectory();
		await mkdir(join(root, 'AB', 'taken'), { recursive: true });
		await expect(new Folder(root).write('AB/taken', 'x')).rejects.toThrow();
		expect(await readdir(join(root, 'unfinished'))).toEqual([]);
	});
});
