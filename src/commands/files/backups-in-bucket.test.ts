import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskFiles } from '#platform/files';
import { writeManifest } from '../backups/manifest.ts';
import { fetchBackup, sendBackup } from './backups-in-bucket.ts';

async function aBackup() {
	const place = await mkdtemp(join(tmpdir(), 'kiosco-backups-'));
	const folder = join(place, 'today');
	await mkdir(join(folder, 'database/pg_notify'), { recursive: true });
	await writeFile(join(folder, 'database/base'), 'rows');
	return { place, folder, bucket: new DiskFiles(join(place, 'bucket')) };
}

it('D04 a backup comes out of a bucket as it went in, with its empty folders', async () => {
	const { place, folder, bucket } = await aBackup();
	await expect(sendBackup(folder, bucket)).rejects.toThrow('is not a finished backup');
	await writeManifest(folder, { at: '2026-11-26T00:00:00Z', database: 'embedded', rows: {}, files: 1, bytes: 4 });
	expect(await sendBackup(folder, bucket)).toBe('today');
	await expect(sendBackup(folder, bucket)).rejects.toThrow('has a backup today already');
	const to = join(place, 'fetched');
	await fetchBackup({ name: 'today', to }, bucket);
	expect([(await readdir(join(to, 'database'))).sort(), await readFile(join(to, 'database/base'), 'utf8')]).toEqual([
		['base', 'pg_notify'],
		'rows',
	]);
	await expect(fetchBackup({ name: 'today', to }, bucket)).rejects.toThrow('is not empty');
	await expect(fetchBackup({ name: 'never', to: join(place, 'none') }, bucket)).rejects.toThrow('the bucket has no backup never');
	expect((await readdir(place)).filter((name) => name.startsWith('.'))).toEqual([]);
});
