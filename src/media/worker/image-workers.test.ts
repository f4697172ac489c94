import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { heightsFor, widths } from '../contract/contract.ts';
import { noise, quarters } from '../fixtures/pictures.ts';
import { testMedia } from '../fixtures/test-media.ts';
import { ImageWorkers } from './image-workers.ts';
import type { RenderJob } from './jobs.ts';

const whole = { width: 1500, height: 1000 };
const small = { width: 96, height: 64 };
const picture = () => quarters(small).jpeg().toBuffer();
const thumbnail = (bytes: Uint8Array): RenderJob => ({
	kind: 'render',
	bytes,
	scaled: small,
	cut: { left: 0, top: 0, ...small },
	format: 'webp',
	quality: 70,
});

/** Process ids of the image workers of this process. */
function workers(): number[] {
	try {
		return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'image-worker'])
			.toString()
			.trim()
			.split('\n')
			.map(Number);
	} catch {
		return [];
	}
}

/** Every size and quality of the widths up to 480 pixels: 72 queries. */
const smallSizes = widths
	.filter((width) => width <= 480)
	.flatMap((width) => ['', ...heightsFor(width).map((height) => `&height=${height}`)].map((cut) => `width=${width}${cut}`))
	.flatMap((size) => [50, 70, 85].map((quality) => `${size}&quality=${quality}`));

describe('image workers', () => {
	let photo: Buffer;
	beforeAll(async () => {
		photo = await noise(whole).jpeg({ quality: 90 }).toBuffer();
	});

	it('I06 two images are made at once, fifty wait, and the rest are refused with Retry-After', async () => {
		const images = new ImageWorkers(silentLog());
		const gate = Promise.withResolvers<never>();
		let begun = 0;
		const asked = Array.from({ length: 60 }, () =>
			images.render(() => {
				begun++;
				return gate.promise;
			}),
		);
		const codes = Promise.all(asked.map((one) => one.catch((error) => (error instanceof Refusal ? error.code : 'let go'))));
		expect(begun).toBe(2);
		gate.reject(new Error('let go'));
		expect((await codes).map((code, at) => [at, code])).toEqual(
			Array.from({ length: 60 }, (_, at) => [at, at < 52 ? 'let go' : 'MEDIA_BUSY']),
		);
		await images.close();
	});

	it('I06 avatars are made one at a time and ten wait, so the renditions of pages go on', { tags: 'slow' }, async () => {
		const images = new ImageWorkers(silentLog());
		const bytes = await picture();
		const asked = Array.from({ length: 30 }, () => images.square({ kind: 'square', bytes, side: 64 }));
		const kinds = Promise.all(
			asked.map((one) =>
				one.then(
					({ kind }) => kind,
					(error) => (error instanceof Refusal ? error.code : 'failed'),
				),
			),
		);
		let isBegun = false;
		const rendition = images.render(async () => {
			isBegun = true;
			return thumbnail(bytes);
		});
		expect(isBegun).toBe(true);
		expect((await rendition).kind).toBe('rendered');
		expect(await kinds).toEqual(Array.from({ length: 30 }, (_, at) => (at < 11 ? 'rendered' : 'MEDIA_BUSY')));
		await images.close();
	});

	it('I06 of two hundred different images some are answered, and the rest refused with Retry-After', { tags: 'slow' }, async () => {
		const { media, inject, resizedPath, made } = await testMedia();
		const { id } = await media.put(await quarters({ width: 640, height: 400 }).jpeg().toBuffer());
		const flood = ['image/webp', 'image/avif', '*/*'].flatMap((accept) =>
			smallSizes.map((query) => inject(resizedPath(id, query), { accept })),
		);
		const answers = await Promise.all(flood);
		const refused = answers.filter(({ statusCode }) => statusCode === 503);
		expect(refused.length).toBeGreaterThan(50);
		expect(refused.every(({ headers }) => headers['retry-after'] === '2' && headers['cache-control'] === 'no-store')).toBe(true);
		expect(made()).toBe(answers.length - refused.length);
		expect(workers()).toHaveLength(2);
	});

	it.each(['SIGKILL', 'SIGSEGV'] as const)(
		'I08 a worker that dies of %s costs its image, and the next is made within two seconds',
		measuresTheMachine,
		async (signal) => {
			const log = silentLog();
			const images = new ImageWorkers(log);
			await images.render(async () => thumbnail(photo));
			const begun = Promise.withResolvers<void>();
			const lost = images.render(async () => {
				begun.resolve();
				return { ...thumbnail(photo), format: 'avif', scaled: whole, cut: { left: 0, top: 0, ...whole } };
			});
			await begun.promise;
			for (const pid of workers()) process.kill(pid, signal);
			await expect(lost).rejects.toMatchObject({ name: 'ImageWorkerLost' });
			expect(log.told.map(({ event }) => event)).toEqual(['an image worker was lost and will be replaced']);
			const start = performance.now();
			expect(await images.render(async () => thumbnail(photo))).toMatchObject({ kind: 'rendered' });
			expect(performance.now() - start).toBeLessThan(2000);
			await images.close();
		},
	);

	it('I08 a worker that dies while idle is replaced', { tags: 'slow' }, async () => {
		const { media, resized } = await testMedia();
		const { id } = await media.put(await picture());
		for (const pid of workers()) process.kill(pid, 'SIGKILL');
		// Node tells of a death a moment after it.
		await expect.poll(() => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toEqual([]);
		expect((await resized(id, 'width=96')).status).toBe(200);
	});

	it('I06 L02 the process that serves pages spends almost no CPU time on an image', measuresTheMachine, async () => {
		const { media, inject, resizedPath, made } = await testMedia();
		const { id } = await media.put(photo);
		const make = (query: string) => inject(resizedPath(id, query), { accept: 'image/avif' });
		// A worker starts at the first image.
		await make('width=96');
		const spent: number[] = [];
		for (const height of heightsFor(767)) spent.push(await cpuTime(() => make(`width=767&height=${height}`)));
		expect(made()).toBe(6);
		const making = await cpuTime(() => sharp(photo).resize(767).avif({ quality: 57, effort: 0 }).toBuffer());
		// The least of five: a garbage collection may cost as much as an image.
		expect(Math.min(...spent)).toBeLessThan(making / 4);
	});

	it('X05 an image is served when its rendition cannot be cached', { tags: 'slow' }, async () => {
		const { media, resized, dataDir, log } = await testMedia();
		const { id } = await media.put(await picture());
		await rm(join(dataDir, 'media', 'renditions'), { recursive: true, force: true });
		await writeFile(join(dataDir, 'media', 'renditions'), 'in the way of a directory');
		expect((await resized(id, 'width=96')).status).toBe(200);
		await expect.poll(() => log.told.map(({ event }) => event)).toContain('an image could not be cached on disk');
	});
});
