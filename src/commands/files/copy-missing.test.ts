import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskFiles } from '#platform/files';
import { copyFiles, missingFiles } from './copy-missing.ts';

const store = async () => new DiskFiles(await mkdtemp(join(tmpdir(), 'kiosco-stores-')));

it('what a store lacks is copied once, without what can be made again, and nothing is taken away', async () => {
	const [from, to] = [await store(), await store()];
	for (const name of ['media/originals/AB/one.json', 'media/avatars/AB/two.jpg', 'applications/three', 'media/renditions/ab/four'])
		await from.write(name, name);
	await to.write('media/originals/AB/one.json', 'half');
	await to.write('media/files/CD/own.mp4', 'own');
	const missing = await missingFiles({ from, to });
	expect(missing.map(({ name }) => name).sort()).toEqual(['applications/three', 'media/avatars/AB/two.jpg', 'media/originals/AB/one.json']);
	const steps: number[] = [];
	await copyFiles(missing, { from, to }, (done) => void steps.push(done));
	expect([steps, await missingFiles({ from, to })]).toEqual([[1, 2, 3], []]);
	expect((await to.read('media/originals/AB/one.json'))?.toString()).toBe('media/originals/AB/one.json');
	expect(await from.read('applications/three')).toBeDefined();
	expect(await to.read('media/files/CD/own.mp4')).toBeDefined();
});
