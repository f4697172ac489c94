import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { DiskFiles, type FileStore, openFiles } from '#platform/files';
import { Unavailable } from '#platform/unavailable';
import { backUpInto, copyFiles } from '../../support/programs/commands.ts';
import { type ObjectStore, startObjectStore } from '../../support/programs/object-store.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { silentLog } from '../../support/silent-log.ts';

async function allOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'kiosco-objects-'));

let store: ObjectStore;
beforeAll(async () => {
	store = await startObjectStore();
}, 120_000);
afterAll(() => store?.stop());

const bucket = (more: Readonly<Record<string, string>> = {}) =>
	openFiles(readConfig(['tn'], { ...store.environment, ...more }), { log: silentLog() });

const asking = (headers: Readonly<Record<string, string>>) => ({ method: 'GET', headers }) as unknown as IncomingMessage;

describe.each([
	['of a disk', async () => new DiskFiles(await newFolder()) satisfies FileStore],
	['of a bucket', () => bucket()],
])('the files %s', (_, open) => {
	let files: FileStore;
	beforeAll(async () => {
		files = (await open()).within('media/test');
	});

	it('are read as they were written, replaced and removed', async () => {
		expect(await files.read('AB/one.json')).toBeUndefined();
		for (const words of ['first', 'second']) await files.write('AB/one.json', words);
		expect(Buffer.from((await files.read('AB/one.json')) ?? []).toString()).toBe('second');
		for (let turn = 0; turn < 2; turn += 1) await files.remove('AB/one.json');
		expect(await files.read('AB/one.json')).toBeUndefined();
	});

	it('are sent whole, in ranges, or not again', async () => {
		await files.write('film.mp4', '0123456789');
		const whole = await files.answer('film.mp4', asking({}));
		expect([whole?.status, whole?.headers['content-length'], await text(whole?.body ?? Readable.from([]))]).toEqual([
			200,
			'10',
			'0123456789',
		]);
		const part = await files.answer('film.mp4', asking({ range: 'bytes=2-4' }));
		expect([part?.status, part?.headers['content-range'], await text(part?.body ?? Readable.from([]))]).toEqual([
			206,
			'bytes 2-4/10',
			'234',
		]);
		const known = await files.answer('film.mp4', asking({ 'if-none-match': whole?.headers.etag ?? '' }));
		expect(known?.status).toBe(304);
		expect((await files.answer('film.mp4', asking({ range: 'bytes=90-' })))?.status).toBe(416);
		expect(await files.answer('none.mp4', asking({}))).toBeUndefined();
	});

	it('take over a file of this machine, also a large one, and give copies', async () => {
		const folder = await newFolder();
		const large = Buffer.alloc(12_000_000, 'kiosco');
		await writeFile(join(folder, 'large'), large);
		await files.adopt('large', join(folder, 'large'));
		await expect(readFile(join(folder, 'large'))).rejects.toThrow('ENOENT');
		expect(await files.copyTo('large', join(folder, 'copy'))).toBe(true);
		expect((await readFile(join(folder, 'copy'))).equals(large)).toBe(true);
		expect(await files.copyTo('none', join(folder, 'none'))).toBe(false);
	});

	it('are listed by how their names begin', async () => {
		for (const name of ['CD/a.json', 'CD/a.abc', 'CD/b.json']) await files.write(name, name);
		const listed = await allOf(files.list('CD/a.'));
		expect(listed.map(({ name, bytes }) => [name, bytes]).toSorted()).toEqual([
			['CD/a.abc', 8],
			['CD/a.json', 9],
		]);
	});
});

describe('a bucket', () => {
	it('refuses a wrong key, and says so', async () => {
		const files = await bucket({ S3_SECRET_KEY: 'another' });
		await expect(files.write('a', 'a')).rejects.toThrow('refuses the key (SignatureDoesNotMatch)');
		expect(await (await bucket()).read('a')).toBeUndefined();
	});

	it('X06 that does not answer is given up after a while, and used again when it does', async () => {
		const files = await bucket();
		await files.write('c', 'bytes');
		store.freeze();
		const asked = performance.now();
		await expect(files.read('c')).rejects.toThrow(Unavailable);
		expect(performance.now() - asked).toBeLessThan(7_000);
		store.thaw();
		expect(await files.read('c')).toBeDefined();
	});
});

describe('two processes with one bucket and folders of their own', () => {
	let programs: readonly Program[] = [];
	let picture = '';
	beforeAll(async () => {
		const start = () => startProgram({ environment: { ...store.environment, DEMO_CONTENT: 'on' }, isEmbedded: true });
		programs = [await start(), await start()];
		const { body } = (await programs[0]?.get('tn', '/')) ?? { body: '' };
		picture = /\/resizer\/v2\/[^"\s]+/.exec(body)?.[0]?.replaceAll('&amp;', '&') ?? '';
	}, 200_000);
	afterAll(() => Promise.all(programs.map((program) => program.stop())));

	const made = (program: Program | undefined) => program?.output().split('"rendition made"').length ?? 0;

	it('D6 show the same pictures, each made once', async () => {
		const [one, other] = programs;
		const first = await one?.get('tn', picture);
		expect([first?.status, picture]).toEqual([200, expect.stringContaining('auth=')]);
		const files = await bucket();
		const stored = await allOf(files.list('media/'));
		expect(stored.some(({ name }) => name.startsWith('media/originals/'))).toBe(true);
		const before = made(other);
		const second = await other?.get('tn', picture);
		expect([second?.status, second?.bytes.length]).toEqual([200, first?.bytes.length]);
		expect(made(other)).toBe(before);
	});

	it('X06 serve pages, and pictures that were made, while the store is down', async () => {
		const [one] = programs;
		store.freeze();
		expect((await one?.get('tn', '/'))?.status).toBe(200);
		const asked = performance.now();
		expect((await one?.get('tn', picture))?.status).toBe(200);
		expect(performance.now() - asked).toBeLessThan(1_000);
		const avatar = `/media/avatars/${'A'.repeat(26)}.jpg`;
		const missing = await one?.get('tn', avatar);
		expect([missing?.status, missing?.headers['retry-after']]).toEqual([503, '5']);
		store.thaw();
		expect((await one?.get('tn', avatar))?.status).toBe(404);
	});

	it('D04 are backed up into the bucket and back by the commands of the documents, and their backup is for its owner alone', async () => {
		const folder = await newFolder();
		const [backup, fetched] = [join(folder, 'first'), join(folder, 'fetched')];
		const environment = { ...store.environment, DATA_DIR: programs[0]?.dataDir ?? '' };
		expect(await backUpInto(environment, backup)).toMatchObject({ code: 0 });
		expect((await stat(backup)).mode & 0o777).toBe(0o700);
		expect(await copyFiles(environment, 'send-backup', backup)).toMatchObject({ code: 0 });
		expect(await copyFiles(environment, 'send-backup', backup)).toMatchObject({ output: expect.stringContaining('first already') });
		expect(await copyFiles(environment, 'fetch-backup', 'first', fetched)).toMatchObject({ code: 0 });
		const manifests = [backup, fetched].map((one) => readFile(join(one, 'backup.json'), 'utf8'));
		expect(await manifests[1]).toBe(await manifests[0]);
		const copied = await copyFiles(environment, '--dry-run', 'to-bucket');
		expect(copied).toMatchObject({ code: 0, output: expect.stringMatching(/Would copy \d+ files/) });
	});
});
