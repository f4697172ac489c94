import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widths } from '#media/contract';
import { keepPicture, type PictureAddress } from '../../support/kept-picture.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

let dataDir: string;
let program: Program;
let address: PictureAddress;

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'kiosco-images-'));
	address = await keepPicture(dataDir);
	program = await startProgram({ dataDir, environment: { DEMO_CONTENT: 'off', LOG_LEVEL: 'debug' } });
});
afterAll(async () => {
	await program?.stop();
	if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const transforms = () => program.output().split('"rendition made"').length - 1;

/** The different statuses of addresses, requested ten at a time. */
async function statuses(paths: readonly string[]): Promise<ReadonlySet<number>> {
	const found = new Set<number>();
	for (let at = 0; at < paths.length; at += 10) {
		const answers = await Promise.all(paths.slice(at, at + 10).map((path) => program.get('tn', path)));
		for (const { status } of answers) found.add(status);
	}
	return found;
}

describe('addresses that are not signed or not offered', () => {
	it('I01 get no picture for 1,000 random sizes', async () => {
		const odd = (index: number) => 100 + ((index * 7919) % 4_000);
		const sizes = Array.from({ length: 1_000 }, (_none, index) => odd(index)).filter((width) => !widths.some((known) => known === width));
		expect(await statuses(sizes.map((width) => address(320).replace('width=320', `width=${width}`)))).toEqual(new Set([400]));
		expect(transforms()).toBe(0);
	});

	it.each(['0', '-1', '1e9', 'NaN', '100;200', '320.5', '320&width=640', '00320', '%33%32%30%00', '16384&height=16384'])(
		'I01 a width of %s makes no picture',
		async (width) => {
			expect((await program.get('tn', address(320).replace('width=320', `width=${width}`))).status).toBe(400);
			expect(transforms()).toBe(0);
		},
	);

	it('I01 get no picture without a signature, or with that of another picture', async () => {
		const forged = address(320).replace(/auth=[0-9a-f]{8}/, 'auth=00000000');
		expect(await statuses([forged, address(320).replace(/auth=\w+&/, '')])).toEqual(new Set([403]));
		const other = address(320).replace(/v2\/[A-Z0-9]{26}/, `v2/${'A'.repeat(26)}`);
		expect((await program.get('tn', other)).status).toBe(403);
		expect(transforms()).toBe(0);
	});
});

describe('an address that is offered', () => {
	it('I01 has its picture made once for 50 requests at the same time', async () => {
		const answers = await Promise.all(Array.from({ length: 50 }, () => program.get('tn', address(1920))));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(transforms()).toBe(1);
	});
});
