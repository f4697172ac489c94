import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '#newsroom';
import { embeddedDatabase } from '../../../tests/support/databases/database.ts';
import { backUp } from './backup.ts';

const database = embeddedDatabase(migrations);

it('D04 a backup has the files of a folder on another disk, and none that are made again or not finished', { tags: 'slow' }, async () => {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-backup-'));
	const [dataDir, disk, to] = [join(folder, 'data'), join(folder, 'disk'), join(folder, 'copy')];
	for (const name of ['originals/AB/x.png', 'originals/unfinished/y', 'renditions/cd/z.webp']) {
		await mkdir(dirname(join(disk, name)), { recursive: true });
		await writeFile(join(disk, name), 'x');
	}
	await mkdir(dataDir);
	await symlink(disk, join(dataDir, 'media'));
	await backUp({ dataDir, database: database(), databaseUrl: undefined }, to);
	const names = await readdir(join(to, 'media'), { recursive: true, withFileTypes: true });
	expect(names.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['x.png']);
	const folders = (await readdir(to, { withFileTypes: true })).filter((entry) => entry.isDirectory());
	expect(folders.map(({ name }) => name).toSorted()).toEqual(['database', 'media']);
});
