import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { widths } from '#media/contract';
import { keepPicture, type PictureAddress } from '../../support/kept-picture.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

const environment = { DEMO_CONTENT: 'off' };

let dataDir: string;
let program: Program;
let address: PictureAddress;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'kiosco-images-'));
	address = await keepPicture(dataDir);
	program = await startProgram({ dataDir, environment });
});
afterAll(async () => {
	await program?.stop();
	if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it('D06 a program that is killed while it makes pictures serves only whole ones after its restart', async () => {
	const flood = widths.map((width) => program.get('tn', `${address(width)}&quality=85`, { accept: 'image/png' }).catch(() => undefined));
	// The first picture is there, and others are being made.
	await Promise.race(flood);
	await program.stop('SIGKILL');
	await Promise.all(flood);
	program = await startProgram({ dataDir, environment });
	for (const width of widths) {
		const { status, headers } = await program.get('tn', `${address(width)}&quality=85`, { accept: 'image/png' });
		expect({ width, status, type: headers['content-type'] }).toEqual({ width, status: 200, type: 'image/jpeg' });
	}
	const left = (await readdir(join(dataDir, 'media'), { recursive: true })).filter((name) => /\.(part|tmp)$/.test(name));
	expect(left).toEqual([]);
});
