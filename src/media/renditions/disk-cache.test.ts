import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskFiles } from '#platform/files';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { emptyDirectory } from '../fixtures/test-media.ts';
import { DiskCache } from './disk-cache.ts';

async function kept(root: string, maxBytes: number) {
	const log = silentLog();
	return { log, folder: new DiskCache({ folder: new DiskFiles(root), maxBytes, log }) };
}

const hundred = Buffer.alloc(100);

describe('renditions on disk', () => {
	it('X05 take no more space than allowed: the least recently read one is removed', async () => {
		const root = await emptyDirectory();
		const { folder } = await kept(root, 300);
		for (const name of ['AAone', 'BBtwo', 'CCthree']) {
			folder.write(name, hundred);
			await folder.settle();
		}
		await folder.read('AAone');
		folder.write('DDfour', hundred);
		await folder.settle();
		await folder.settle();
		expect(await folder.read('BBtwo')).toBeUndefined();
		expect(await folder.read('AAone')).toEqual(hundred);
		expect(await folder.read('DDfour')).toEqual(hundred);
	});

	it('X05 files of a previous process count too', async () => {
		const root = await emptyDirectory();
		const before = await kept(root, 1000);
		for (let at = 0; at < 8; at++) before.folder.write(`AA${at}`, hundred);
		await before.folder.settle();
		const after = await kept(root, 300);
		await after.folder.settle();
		const left = await Promise.all(Array.from({ length: 8 }, (_, at) => after.folder.read(`AA${at}`)));
		expect(left.filter(Boolean)).toHaveLength(3);
	});

	it('X05 a failing disk costs speed and a warning, nothing else', async () => {
		const root = join(await emptyDirectory(), 'no-directory');
		await writeFile(root, '');
		const { folder, log } = await kept(root, 300);
		folder.write('AAone', hundred);
		expect(await folder.read('AAone')).toBeUndefined();
		await folder.settle();
		expect(log.told.map(({ event }) => event)).toContain('an image could not be cached on disk');
	});
});
