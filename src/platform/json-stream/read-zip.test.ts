import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipOf } from '../../../tests/support/zip-of.ts';
import { readZip } from './read-zip.ts';

let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-zip-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer): Promise<Readonly<Record<string, string>>> {
	const path = join(folder, 'a.zip');
	await writeFile(path, bytes);
	const files: Record<string, string> = {};
	for await (const { name, open } of readZip(path)) files[name] = await text(await open());
	return files;
}

const files = { 'a/uno.json': '{"año":1}'.repeat(500), 'dos.json': '', 'tres.json': '[]' };

describe('a zip archive', () => {
	it.each([
		['deflated', 8],
		['stored', 0],
	])('is read with its files %s, without its folders', async (_how, method) => {
		expect(await read(zipOf({ 'a/': '', ...files }, { method }))).toEqual(files);
	});

	it('may have a comment at its end', async () => {
		const archive = zipOf(files);
		archive.writeUInt16LE(5, archive.length - 2);
		expect(await read(Buffer.concat([archive, Buffer.from('hola!')]))).toEqual(files);
	});

	it.each([
		['no archive', Buffer.from('{"type":"story"}'), 'is not a zip archive'],
		['empty', Buffer.alloc(0), 'is not a zip archive'],
		['cut off', zipOf(files).subarray(300), 'incomplete'],
		['encrypted', zipOf(files, { flags: 1 }), 'is encrypted'],
		['compressed in another way', zipOf({ a: 'x' }, { method: 12 }), 'by method 12'],
	])('that is %s is refused with the reason', async (_what, bytes, reason) => {
		await expect(read(bytes)).rejects.toThrow(reason);
	});

	it('whose bytes are broken is refused, and does not hang', async () => {
		const archive = zipOf(files);
		archive.fill(0xff, 45, 55);
		await expect(read(archive)).rejects.toThrow();
	});
});
