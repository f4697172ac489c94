import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addVary } from './add-vary.ts';
import { compressAnswers } from './compress-answers.ts';

const long = { text: 'Una nota. '.repeat(200) };
const readers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

async function api() {
	const app = Fastify();
	compressAnswers(app);
	app.get('/long', async (_request, reply) => {
		addVary(reply, 'Origin');
		return long;
	});
	app.get('/encoded', async (_request, reply) => reply.header('content-encoding', 'zstd').send(JSON.stringify(long)));
	app.get('/picture', async (_request, reply) => reply.type('image/svg+xml').send(Buffer.alloc(2_000, 'a')));
	app.get('/short', async () => ({ text: 'Una nota.' }));
	return app;
}

it.each(['br', 'gzip'])('a long answer is compressed with %s for a client that takes it, and says so to caches', async (coding) => {
	const { headers, rawPayload } = await (await api()).inject({ url: '/long', headers: { 'accept-encoding': coding } });
	expect(headers).toMatchObject({
		'content-encoding': coding,
		vary: 'Origin, accept-encoding',
		'content-type': 'application/json; charset=utf-8',
		'content-length': String(rawPayload.length),
	});
	expect(rawPayload.length).toBeLessThan(200);
	expect(JSON.parse(String(readers[coding]?.(rawPayload)))).toEqual(long);
});

it('a client that asks for no compression gets a long answer as it is, with the same Vary', async () => {
	const answer = await (await api()).inject('/long');
	expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'Origin, accept-encoding']);
	expect(answer.json()).toEqual(long);
});

it('bytes are sent as they are', async () => {
	const { headers, body } = await (await api()).inject({ url: '/picture', headers: { 'accept-encoding': 'br' } });
	expect([headers['content-encoding'], body]).toEqual([undefined, 'a'.repeat(2_000)]);
});

it('a short answer is sent as it is', async () => {
	const { headers, body } = await (await api()).inject({ url: '/short', headers: { 'accept-encoding': 'br' } });
	expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, undefined, '{"text":"Una nota."}']);
});

it('an answer that says its coding is sent as it is', async () => {
	const { headers, body } = await (await api()).inject({ url: '/encoded', headers: { 'accept-encoding': 'br' } });
	expect([headers['content-encoding'], body]).toEqual(['zstd', JSON.stringify(long)]);
});
