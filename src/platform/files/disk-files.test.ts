import { mkdir, mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskFiles } from './disk-files.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'kiosco-files-'));

describe('files on disk', () => {
	it('D06 abandoned unfinished files are removed', async () => {
		const root = await emptyFolder();
		await mkdir(join(root, 'unfinished'));
		for (const name of ['old', 'new']) await writeFile(join(root, 'unfinished', name), 'x');
		await utimes(join(root, 'unfinished', 'old'), 0, 0);
		await new DiskFiles(root).removeAbandoned();
		expect(await readdir(join(root, 'unfinished'))).toEqual(['new']);
	});

	it('D06 a failed write leaves nothing', async () => {
		const root = await emptyFolder();
		await mkdir(join(root, 'AB', 'taken'), { recursive: true });
		await expect(new DiskFiles(root).write('AB/taken', 'x')).rejects.toThrow();
		expect(await readdir(join(root, 'unfinished'))).toEqual([]);
	});

	it('are listed by how their names begin, without links and what is unfinished', async () => {
		const root = await emptyFolder();
		const files = new DiskFiles(root);
		for (const name of ['AB/one.json', 'AB/one.abc', 'AB/two.json', 'CD/one.json']) await files.write(name, name);
		await writeFile(join(root, 'unfinished', 'half'), 'x');
		await symlink(join(root, 'CD/one.json'), join(root, 'AB/one.link'));
		const listed = async (prefix: string) => {
			const names: string[] = [];
			for await (const { name } of files.list(prefix)) names.push(name);
			return names.sort();
		};
		expect(await listed('AB/one.')).toEqual(['AB/one.abc', 'AB/one.json']);
		expect(await listed('')).toEqual(['AB/one.abc', 'AB/one.json', 'AB/two.json', 'CD/one.json']);
		expect(await listed('EF/')).toEqual([]);
	});
});
