import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DiskFiles } from '#platform/files';
import { emptyDirectory } from '../fixtures/test-media.ts';
import { imageIdFor, newImageId } from '../image-id.ts';
import { importArchivedMedia, importMedia, mediaExport } from './export-media.ts';

async function place(root: string, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await mkdir(dirname(join(root, name)), { recursive: true });
		await writeFile(join(root, name), name);
	}
}

const filesBelow = async (root: string) => (await readdir(root, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();

describe('the media of an export', () => {
	it('are the files of the ids and addresses that documents name, each once, and no others', async () => {
		const [dataDir, to] = [await emptyDirectory(), await emptyDirectory()];
		const [own, other] = [newImageId(), newImageId()];
		const address = 'https://img.test/foto.jpg';
		const fetched = imageIdFor(address);
		const named = [`originals/${own.slice(0, 2)}/${own}.json`, `sources/${fetched.slice(0, 2)}/${fetched}.aaaaaaaaaaaa`];
		await place(join(dataDir, 'media'), [...named, `originals/${other.slice(0, 2)}/${other}.json`]);
		const copy = mediaExport(new DiskFiles(dataDir), to);
		const text = JSON.stringify({ _id: own, url: address, other: 'https://img.test/no.jpg' });
		expect(await copy([text, text])).toBe(2);
		expect(await copy([text])).toBe(0);
		expect(await filesBelow(to)).toEqual(named.sort());
	});

	it('are no links out of the folder', async () => {
		const [dataDir, from] = [await emptyDirectory(), await emptyDirectory()];
		await place(from, ['files/AA/one.mp4', 'elsewhere/secret.mp4']);
		await symlink(join(from, 'elsewhere/secret.mp4'), join(from, 'files/AA/two.mp4'));
		await symlink(join(from, 'elsewhere'), join(from, 'files/BB'));
		await importMedia(from, new DiskFiles(dataDir));
		expect(await filesBelow(join(dataDir, 'media'))).toEqual(['files/AA/one.mp4']);
	});

	it('come out of an archive too, under the names of media alone', async () => {
		const dataDir = await emptyDirectory();
		const [own, kept] = [newImageId(), newImageId()];
		const place = (id: string) => `originals/${id.slice(0, 2)}/${id}.json`;
		await mkdir(dirname(join(dataDir, 'media', place(kept))), { recursive: true });
		await writeFile(join(dataDir, 'media', place(kept)), 'mine');
		const names = [
			`salida/media/${place(own)}`,
			`media/${place(kept)}`,
			`media/../${place(own)}`,
			'media/files/AA/../../x.mp4',
			'documents/a.json',
		];
		const entries = names.map((name) => ({ name, open: async () => Readable.from([Buffer.from('theirs')]) }));
		await importArchivedMedia(Readable.from(entries), new DiskFiles(dataDir));
		expect(await filesBelow(dataDir)).toEqual([`media/${place(own)}`, `media/${place(kept)}`].sort());
		expect(await readFile(join(dataDir, 'media', place(kept)), 'utf8')).toBe('mine');
	});

	it('are added to those of an installation, whose own stay', async () => {
		const [dataDir, from] = [await emptyDirectory(), await emptyDirectory()];
		await place(from, ['files/AA/one.mp4', 'files/AA/two.mp4']);
		await mkdir(join(dataDir, 'media/files/AA'), { recursive: true });
		await writeFile(join(dataDir, 'media/files/AA/one.mp4'), 'mine');
		await importMedia(from, new DiskFiles(dataDir));
		expect(await filesBelow(join(dataDir, 'media'))).toEqual(['files/AA/one.mp4', 'files/AA/two.mp4']);
		expect(await readFile(join(dataDir, 'media/files/AA/one.mp4'), 'utf8')).toBe('mine');
	});
});
