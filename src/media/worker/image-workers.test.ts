import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { measuresTheMachine } from '../../../tests/support/form.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { heightsFor, widths } from '../contract/contract.ts';
import { noise, quarters } from '../fixtures/pictures.ts';
import { testMedia } from '../fixtures/test-media.ts';
import { ImageWorkers } from './image-workers.ts';
import type { RenderJob } from './jobs.ts';

const whole = { width: 1500, height: 1000 };
const photo = () => noise(whole).jpeg({ quality: 90 }).toBuffer();

const small = { width: 96, height: 64 };
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

/** Every size there is, each in its own words. */
const everySize = widths.flatMap((width) =>
	['', ...new Set(heightsFor(width).map((height) => `&height=${height}`))].map((cut) => `width=${width}${cut}`),
);

describe('image workers', () => {
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

	it('I06 of two hundred different images some are answered, and the rest refused with Retry-After', async () => {
		const { media, inject, resizedPath, made } = await testMedia();
		const { id } = await media.put(await quarters({ width: 2400, height: 1500 }).png().toBuffer());
		const flood = ['image/webp', 'image/avif', '*/*'].flatMap((accept) =>
			everySize.map((query) => inject(resizedPath(id, query), { accept })),
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
			const bytes = await photo();
			await images.render(async () => thumbnail(bytes));
			const begun = Promise.withResolvers<void>();
			const lost = images.render(async () => {
				begun.resolve();
				return { ...thumbnail(bytes), format: 'avif', scaled: whole, cut: { left: 0, top: 0, ...whole } };
			});
			await begun.promise;
			for (const pid of workers()) process.kill(pid, signal);
			await expect(lost).rejects.toMatchObject({ name: 'ImageWorkerLost' });
			expect(log.told.map(({ event }) => event)).toEqual(['an image worker was lost and will be replaced']);
			const start = performance.now();
			expect(await images.render(async () => thumbnail(bytes))).toMatchObject({ kind: 'rendered' });
			expect(performance.now() - start).toBeLessThan(2000);
			await images.close();
		},
	);

	it('I08 a worker that dies while idle is replaced', async () => {
		const { media, resized } = await testMedia();
		const { id } = await media.put(await photo());
		for (const pid of workers()) process.kill(pid, 'SIGKILL');
		// Node tells of a death a moment after it.
		await expect.poll(() => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toEqual([]);
		expect((await resized(id, 'width=320')).status).toBe(200);
	});

	it('I06 L02 the process that serves pages spends almost no CPU time on an image', measuresTheMachine, async () => {
		const { media, inject, resizedPath, made } = await testMedia();
		const { id } = await media.put(await photo());
		const before = process.cpuUsage();
		await Promise.all(everySize.slice(40, 56).map((query) => inject(resizedPath(id, query), { accept: 'image/avif' })));
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1000 / made()).toBeLessThan(30);
	});

	it('X05 an image is served when its rendition cannot be cached', async () => {
		const { media, resized, dataDir, log } = await testMedia();
		const { id } = await media.put(await photo());
		await rm(join(dataDir, 'media', 'renditions'), { recursive: true, force: true });
		await writeFile(join(dataDir, 'media', 'renditions'), 'in the way of a directory');
		expect((await resized(id, 'width=320')).status).toBe(200);
		await expect.poll(() => log.told.map(({ event }) => event)).toContain('an image could not be cached on disk');
	});
});
