import { mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeUnfinished } from './remove-unfinished.ts';

it('unfinished files go when they are old, also while another process finishes one', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-unfinished-'));
	for (const name of ['pages.old', 'pages.new', 'other']) await writeFile(join(folder, name), '');
	for (const name of ['pages.old', 'other']) await utimes(join(folder, name), 0, 0);
	// Like a file that another process renames meanwhile: the folder listed its name, but the file is gone.
	await symlink(join(folder, 'nowhere'), join(folder, 'pages.finished'));
	await removeUnfinished(folder, (name) => name.startsWith('pages.'));
	expect(await readdir(folder)).toEqual(['other', 'pages.finished', 'pages.new']);
	await removeUnfinished(join(folder, 'nowhere'));
});
