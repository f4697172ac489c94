import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../fixtures/test-media.ts';
import { Folder } from '../folder.ts';
import { newImageId } from '../image-id.ts';
import type { ImageFacts, Original } from '../original.ts';
import { DiskOriginals } from './disk-originals.ts';

const id = newImageId();

function original(version: string): Original {
	const facts: ImageFacts = { format: 'png', width: 1, height: 1, isOpaque: true, dominant: '#000000', attention: { x: 0, y: 0 }, version };
	return { bytes: Buffer.from(version), facts };
}

/** A folder whose disk is full for some files. */
class FullFolder extends Folder {
	full: RegExp | undefined;

	override async write(name: string, bytes: Uint8Array | string): Promise<void> {
		if (this.full?.test(name)) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
		await super.write(name, bytes);
	}
}

describe('originals on disk', () => {
	it('a replaced image leaves no files', async () => {
		const root = await emptyDirectory();
		const originals = new DiskOriginals(new Folder(root));
		for (const version of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'bbbbbbbbbbbb']) await originals.save(id, original(version));
		expect((await readdir(join(root, id.slice(0, 2)))).sort()).toEqual([`${id}.bbbbbbbbbbbb`, `${id}.json`]);
		expect((await originals.bytes(id, 'bbbbbbbbbbbb')).toString()).toBe('bbbbbbbbbbbb');
	});

	it.each([/json$/, /bbb$/])('X05 when the disk is full for %s, the previous image stays and no file is incomplete', async (full) => {
		const folder = new FullFolder(await emptyDirectory());
		await new DiskOriginals(folder).save(id, original('aaaaaaaaaaaa'));
		folder.full = full;
		const originals = new DiskOriginals(folder);
		await expect(originals.save(id, original('bbbbbbbbbbbb'))).rejects.toThrow('no space');
		expect(await originals.facts(id)).toMatchObject({ version: 'aaaaaaaaaaaa' });
		expect((await readdir(join(folder.root, id.slice(0, 2)))).sort()).toEqual([`${id}.aaaaaaaaaaaa`, `${id}.json`]);
		folder.full = undefined;
		await originals.save(id, original('bbbbbbbbbbbb'));
		expect(await originals.facts(id)).toMatchObject({ version: 'bbbbbbbbbbbb' });
	});
});
