import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '#platform/unavailable';
import { ApplicationFiles } from './application-files.ts';
import { applicationsFolderIn } from './applications-folder.ts';
import { fileTypeOf } from './file-type.ts';

let folder = '';
beforeEach(async () => {
	folder = join(await mkdtemp(join(tmpdir(), 'applications-')), 'applications');
});
const files = () => new ApplicationFiles(folder);
const names = () => readdir(folder);

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...randomBytes(3_000)]);
const script = Buffer.from('<?php system($_GET["c"]); ?>'.repeat(50));

async function* inChunks(bytes: Buffer, size: number) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a file', () => {
	it.each([
		['a JPEG', '\xff\xd8\xff\xe1\x00\x00Exif', { kind: 'image', extension: 'jpg' }],
		['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', { kind: 'image', extension: 'png' }],
		['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 ', { kind: 'image', extension: 'webp' }],
		['a picture of an iPhone', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', { kind: 'image', extension: 'heic' }],
		['a PDF', '%PDF-1.7\n', { kind: 'pdf', extension: 'pdf' }],
		['an MP4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', { kind: 'video', extension: 'mp4' }],
		['a film of an iPhone', '\x00\x00\x00\x14ftypqt  \x00\x00', { kind: 'video', extension: 'mov' }],
		['a WebM', '\x1aE\xdf\xa3\x9fB\x86\x81', { kind: 'video', extension: 'webm' }],
	])('of %s is known by its first bytes', (_, beginning, type) => {
		expect(fileTypeOf(bytesOf(beginning))).toEqual(type);
	});

	it.each([
		'<svg xmlns="http://www.w3.org/2000/svg">',
		'#!/bin/sh\n',
		'MZ\x90\x00',
		'PK\x03\x04',
		'<html>',
		'GIF89a',
		'',
		'\xff\xd8',
		'\x00\x00\x00\x20ftypM4A ',
	])('of %j is none that is taken', (beginning) => expect(fileTypeOf(bytesOf(beginning))).toBeUndefined());
});

describe('a file for an open call', () => {
	it.each([1, 5, 64_000])(
		'I10 is stored whole under a random name that only the program may read, in chunks of %d bytes',

		async (size) => {
			const taken = await files().take(inChunks(jpeg, size), { accepts: ['image'], maxBytes: jpeg.length });
			expect(taken).toMatchObject({ kind: 'taken', file: { kind: 'image', extension: 'jpg', bytes: jpeg.length } });
			const [name = ''] = await names();
			expect(name).toMatch(/^[\w-]{43}$/);
			const { size: stored, mode } = await stat(join(folder, name));
			expect([stored, mode & 0o777]).toEqual([jpeg.length, 0o600]);
		},
	);

	it.each([
		['of another kind', script, { accepts: ['image', 'pdf', 'video'], maxBytes: 10_000 }, 'file-kind'],
		['of a kind that the question does not take', jpeg, { accepts: ['pdf'], maxBytes: 10_000 }, 'file-kind'],
		['too large by a byte', jpeg, { accepts: ['image'], maxBytes: jpeg.length - 1 }, 'file-large'],
		['of a few bytes', jpeg.subarray(0, 2), { accepts: ['image'], maxBytes: 10_000 }, 'file-kind'],
		['that was not chosen', Buffer.alloc(0), { accepts: ['image'], maxBytes: 10_000 }, 'empty'],
	] as const)('%s leaves nothing', async (_, bytes, allowed, kind) => {
		expect(await files().take(inChunks(bytes, 700), allowed)).toEqual({ kind });
		expect(await names()).toEqual([]);
	});

	it('is not taken where the disk has little space left for everything else', async () => {
		const free = (bytes: number) => new ApplicationFiles(folder, { free: async () => bytes });
		const take = (bytes: number) => free(bytes).take(inChunks(jpeg, 700), { accepts: ['image'], maxBytes: 5_000_000 });
		await expect(take(504_999_999)).rejects.toThrow('no space');
		expect(await names()).toEqual([]);
		expect(await take(505_000_000)).toMatchObject({ kind: 'taken' });
	});

	it('is not taken if it may be larger than the free space of the disk', async () => {
		const taken = files().take(inChunks(jpeg, 700), { accepts: ['image'], maxBytes: Number.MAX_SAFE_INTEGER });
		await expect(taken).rejects.toThrow('no space');
		expect(await names()).toEqual([]);
	});

	it('that stops arriving leaves nothing', async () => {
		const half = async function* () {
			yield jpeg;
			throw new Error('cut off');
		};
		await expect(files().take(half(), { accepts: ['image'], maxBytes: 10_000 })).rejects.toThrow('cut off');
		expect(await names()).toEqual([]);
	});

	it.each([
		['too large', jpeg, 800, 700],
		['of another kind', script, 10_000, 0],
	])('is written no further once it is %s', async (_, bytes, maxBytes, stays) => {
		const written: number[] = [];
		const watched = async function* () {
			for await (const chunk of inChunks(bytes, 700)) {
				yield chunk;
				for (const name of await names()) written.push((await stat(join(folder, name))).size);
			}
		};
		await files().take(watched(), { accepts: ['image'], maxBytes });
		expect(written.at(-1)).toBe(stays);
	});

	it.each(['ENOSPC', 'EDQUOT'])('for which there is no space leaves nothing, and may be sent again in a minute (%s)', async (code) => {
		const cause = Object.assign(new Error('no space'), { code });
		const full = async function* () {
			yield jpeg;
			throw cause;
		};
		const taken = files().take(full(), { accepts: ['image'], maxBytes: 10_000 });
		await expect(taken).rejects.toThrow(new Unavailable('there is no space for the files of open calls', { cause, retryAfterSeconds: 60 }));
		await expect(taken).rejects.toMatchObject({ cause, retryAfterSeconds: 60 });
		expect(await names()).toEqual([]);
	});

	it('that cannot be written for another reason fails for that reason', async () => {
		const broken = async function* () {
			yield jpeg;
			throw Object.assign(new Error('broken'), { code: 'EIO' });
		};
		await expect(files().take(broken(), { accepts: ['image'], maxBytes: 10_000 })).rejects.toThrow('broken');
	});
});

describe('the files that are kept', () => {
	it('are known by name and age, and nothing else in their folder is one', async () => {
		expect(await files().namesBefore(Date.now())).toEqual([]);
		await mkdir(folder);
		for (const name of ['a'.repeat(43), 'readme.txt']) {
			await writeFile(join(folder, name), jpeg);
			await utimes(join(folder, name), 1_000, 1_000);
		}
		expect(await files().namesBefore(1_000_000)).toEqual([]);
		expect(await files().namesBefore(1_000_001)).toEqual(['a'.repeat(43)]);
	});

	it('have a folder of their own below the data', () => {
		expect(applicationsFolderIn('/srv/data')).toBe('/srv/data/applications');
	});

	it('may be removed twice', async () => {
		await mkdir(folder);
		await expect(files().remove('a'.repeat(43))).resolves.toBeUndefined();
	});
});
