import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyDirectory, testMedia } from '../../../src/media/fixtures/test-media.ts';
import { childProgram } from '../../support/programs/child-program.ts';

describe('images that are stored while the process is killed', () => {
	it('D06 a killed process leaves no broken image, and no acknowledged image is lost', async () => {
		const { dataDir, acknowledged } = await killWhilePutting('undefined');
		const { media } = await testMedia({ dataDir });
		for (const id of acknowledged) expect(await media.image(id)).toBeDefined();
		await expectWhole(dataDir);
	});

	it('D06 an image replaced while the process is killed is the complete old or new one', async () => {
		const { dataDir, acknowledged } = await killWhilePutting(`'ABCDEFGHIJKLMNOPQRSTUVWXYZ'`);
		expect(new Set(acknowledged)).toEqual(new Set(['ABCDEFGHIJKLMNOPQRSTUVWXYZ']));
		await expectWhole(dataDir);
	});
});

/** Every image that can be reached by its id decodes to its last pixel. */
async function expectWhole(dataDir: string): Promise<void> {
	const { media, original } = await testMedia({ dataDir });
	const names = await readdir(join(dataDir, 'media', 'originals'), { recursive: true });
	for (const name of names.filter((name) => name.endsWith('.json'))) {
		const id = name.slice(-31, -5);
		const { width } = (await media.image(id)) ?? { width: 0 };
		const decoded = sharp(await original(id), { failOn: 'warning' }).raw();
		expect((await decoded.toBuffer({ resolveWithObject: true })).info.width).toBe(width);
	}
}

/** Kills a program three times while it puts images under an id; gives the ids that it acknowledged. */
async function killWhilePutting(id: string): Promise<{ dataDir: string; acknowledged: string[] }> {
	const dataDir = await emptyDirectory();
	const acknowledged: string[] = [];
	for (let kill = 0; kill < 3; kill++) {
		const program = childProgram(putsImages(id), { DATA: dataDir });
		await program.prints('kept');
		await sleep(Math.random() * 120);
		program.process.kill('SIGKILL');
		await program.ended;
		acknowledged.push(...(program.printed().match(/[A-Z2-7]{26}/g) ?? []));
	}
	return { dataDir, acknowledged };
}

/** Puts images of two shapes until it is killed, and tells the id of each when it is kept. */
const putsImages = (id: string) => `
	import sharp from ${JSON.stringify(import.meta.resolve('sharp'))};
	import { createMedia } from ${JSON.stringify(import.meta.resolve('#media'))};
	import { openOutboundHttp } from ${JSON.stringify(import.meta.resolve('#platform/outbound-http'))};
	import { Secret } from ${JSON.stringify(import.meta.resolve('#platform/secret'))};
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	const media = createMedia({ dataDir: process.env.DATA, signingSecret: new Secret('x'.repeat(32)), allowedSourceHosts: [], outboundHttp: openOutboundHttp(), log });
	const draw = (width) => sharp({ create: { width, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg().toBuffer();
	for (const shapes = await Promise.all([300, 400].map(draw)); ; shapes.reverse()) {
		for (const bytes of shapes) console.log('kept', (await media.put(bytes, ${id})).id);
	}
`;
