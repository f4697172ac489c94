import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskFiles } from '#platform/files';
import { Unavailable } from '#platform/unavailable';
import { emptyDirectory } from '../fixtures/test-media.ts';
import { newImageId } from '../image-id.ts';
import type { ImageFacts, Original } from '../original.ts';
import { StoredOriginals } from './stored-originals.ts';

const id = newImageId();

function original(version: string): Original {
	const facts: ImageFacts = { format: 'png', width: 1, height: 1, isOpaque: true, dominant: '#000000', attention: { x: 0, y: 0 }, version };
	return { bytes: Buffer.from(version), facts };
}

/** A folder whose disk is full for some files. */
class FullFolder extends DiskFiles {
	full: RegExp | undefined;

	override async write(name: string, bytes: Uint8Array | string): Promise<void> {
		if (this.full?.test(name)) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
		await super.write(name, bytes);
	}
}

/** Files that can be away, as those of a bucket. */
class FarFolder extends DiskFiles {
	isAway = false;

	override async read(name: string): ReturnType<DiskFiles['read']> {
		if (this.isAway) throw new Unavailable('the file store does not answer');
		return super.read(name);
	}
}

describe('originals on disk', () => {
	it('a replaced image leaves no files', async () => {
		const root = await emptyDirectory();
		const originals = new StoredOriginals(new DiskFiles(root));
		for (const version of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'bbbbbbbbbbbb']) await originals.save(id, original(version));
		expect((await readdir(join(root, id.slice(0, 2)))).sort()).toEqual([`${id}.bbbbbbbbbbbb`, `${id}.json`]);
		expect((await originals.bytes(id, 'bbbbbbbbbbbb')).toString()).toBe('bbbbbbbbbbbb');
	});

	it.each([/json$/, /bbb$/])('X05 when the disk is full for %s, the previous image stays and no file is incomplete', async (full) => {
		const folder = new FullFolder(await emptyDirectory());
		await new StoredOriginals(folder).save(id, original('aaaaaaaaaaaa'));
		folder.full = full;
		const originals = new StoredOriginals(folder);
		await expect(originals.save(id, original('bbbbbbbbbbbb'))).rejects.toThrow('no space');
		expect(await originals.facts(id)).toMatchObject({ version: 'aaaaaaaaaaaa' });
		expect((await readdir(join(folder.root, id.slice(0, 2)))).sort()).toEqual([`${id}.aaaaaaaaaaaa`, `${id}.json`]);
		folder.full = undefined;
		await originals.save(id, original('bbbbbbbbbbbb'));
		expect(await originals.facts(id)).toMatchObject({ version: 'bbbbbbbbbbbb' });
	});
});

describe('originals in a store that can be away', () => {
	it('X06 what was known of an image holds until the store answers again, however long that takes', async () => {
		const folder = new FarFolder(await emptyDirectory());
		let now = 0;
		const originals = new StoredOriginals(folder, () => now);
		await originals.save(id, original('aaaaaaaaaaaa'));
		folder.isAway = true;
		now = 3_600_000;
		expect(await originals.facts(id)).toMatchObject({ version: 'aaaaaaaaaaaa' });
		await expect(originals.facts(newImageId())).rejects.toThrow(Unavailable);
		folder.isAway = false;
		await new StoredOriginals(folder).save(id, original('bbbbbbbbbbbb'));
		now += 10_000;
		expect(await originals.facts(id)).toMatchObject({ version: 'bbbbbbbbbbbb' });
	});

	it('an image that another process replaced is seen after ten seconds, and one that is gone too', async () => {
		const folder = new DiskFiles(await emptyDirectory());
		let now = 0;
		const originals = new StoredOriginals(folder, () => now);
		await originals.save(id, original('aaaaaaaaaaaa'));
		await new StoredOriginals(folder).save(id, original('bbbbbbbbbbbb'));
		now = 9_999;
		expect(await originals.facts(id)).toMatchObject({ version: 'aaaaaaaaaaaa' });
		now = 10_000;
		expect(await originals.facts(id)).toMatchObject({ version: 'bbbbbbbbbbbb' });
		await folder.remove(`${id.slice(0, 2)}/${id}.json`);
		now = 20_000;
		expect(await originals.facts(id)).toBeUndefined();
	});
});
