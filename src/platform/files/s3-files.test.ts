import { once } from 'node:events';
import { createServer, IncomingMessage, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { Secret } from '../secret.ts';
import type { Step } from '../tracing/tracing.ts';
import { Unavailable } from '../unavailable.ts';
import type { FileWatch } from './file-store.ts';
import { openBucket } from './s3-files.ts';
import { StorageFull } from './storage-full.ts';

const failure = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

/** A bucket whose store answers with `answer`. `asked` is the number of requests that arrived. */
async function bucketThat(answer: RequestListener) {
	let asked = 0;
	const server = createServer((request, response) => {
		asked += 1;
		answer(request, response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	const keys = { id: 'key', secret: new Secret('secret') };
	const log = silentLog();
	const steps: Step[] = [];
	const tracing: FileWatch['tracing'] = {
		step: (step, work) => {
			steps.push(step());
			return work(() => {});
		},
	};
	const files = openBucket({ url: new URL(`http://127.0.0.1:${port}/kiosco`), region: 'us-east-1', keys }, { log, tracing });
	return { files, log, steps, asked: () => asked };
}

const answering = (status: number, code: string) =>
	bucketThat((_request, response) => response.writeHead(status, { 'content-type': 'application/xml' }).end(failure(code)));

describe('a store that speaks S3', () => {
	it('has what it has, and nothing else', async () => {
		const { files } = await answering(404, 'NoSuchKey');
		expect(await files.within('media').read('a')).toBeUndefined();
	});

	it('makes what is asked of it a step of the request, without the name of the file', async () => {
		const { files, steps } = await answering(404, 'NoSuchKey');
		await files.within('avatars').read('of-the-only-reader');
		expect(steps.map(({ name }) => name)).toContain('S3/GetObject');
		expect(JSON.stringify(steps)).not.toContain('only-reader');
	});

	it.each([
		[
			403,
			'SignatureDoesNotMatch',
			'refuses the key (SignatureDoesNotMatch): look at S3_ACCESS_KEY, S3_SECRET_KEY and the rights of the bucket',
		],
		[404, 'NoSuchBucket', 'has no such bucket: look at S3_URL'],
		[501, 'NotImplemented', 'answers 501 (NotImplemented)'],
	])('X06 that answers %d %s is an outage, in words for its operator', async (status, code, words) => {
		const { files, log } = await answering(status, code);
		await expect(files.read('a')).rejects.toThrow(new Unavailable(`the file store ${words}`, { retryAfterSeconds: 5 }));
		expect(log.told.map(({ event }) => event)).toContain('the file store cannot be used');
	});

	it.each([
		[507, 'InsufficientStorage'],
		[403, 'QuotaExceeded'],
		[400, 'EntityTooLarge'],
	])('X05 that answers %d %s is full', async (status, code) => {
		const { files } = await answering(status, code);
		await expect(files.write('a', 'bytes')).rejects.toThrow(StorageFull);
	});

	it('sends a long film for as long as that takes, once it has begun to answer', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		onTestFinished(() => void vi.useRealTimers());
		const rest = Promise.withResolvers<void>();
		const { files } = await bucketThat((_request, response) => {
			response.writeHead(200, { 'content-length': 10 }).write('first');
			void rest.promise.then(() => response.end(' last'));
		});
		const film = await files.answer('film.mp4', new IncomingMessage(new Socket()));
		await vi.advanceTimersByTimeAsync(60_000);
		rest.resolve();
		expect(await text(film?.body ?? Readable.from([]))).toBe('first last');
	});

	it('X06 is not asked for a while after five failures', async () => {
		const { files, asked } = await bucketThat((request) => request.socket.destroy());
		for (let turn = 0; turn < 8; turn += 1) await expect(files.read('a')).rejects.toThrow(Unavailable);
		// Each request is tried twice, and there is one check at the start.
		expect(asked()).toBeLessThanOrEqual(2 * 6);
		await expect(files.read('a')).rejects.toThrow('the file store did not answer before');
	});
});
