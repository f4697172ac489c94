import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePage, withCoding } from './stored-page.ts';
import { writePage } from './write-page.ts';

const body = 'Portada de hoy';
const compressed = brotliCompressSync(body);
const rendered = { status: 404, contentType: 'text/html', body, headers: {}, keys: [], freshFor: 60 };
const page = withCoding(storePage(rendered), 'br', compressed);
const server = createServer((incoming, response) => writePage(incoming, response, page));
beforeAll(async () => {
	await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
	server.close();
});

/** What a client gets, with the bytes as they were sent. */
async function ask(headers: Record<string, string>, method = 'GET') {
	const { port } = Object(server.address());
	const sent = request({ port, host: '127.0.0.1', method, headers, agent: false }).end();
	const [answer] = await once(sent, 'response');
	return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

describe('a page is written', () => {
	it('in an encoding that the request accepts', async () => {
		const plain = await ask({});
		expect([plain.status, plain.bytes.toString(), plain.headers['content-encoding']]).toEqual([404, body, undefined]);
		const coded = await ask({ 'accept-encoding': 'br' });
		expect([coded.status, coded.bytes, coded.headers['content-encoding']]).toEqual([404, compressed, 'br']);
	});

	it('plain, while it was not compressed in that encoding', async () => {
		const { bytes, headers } = await ask({ 'accept-encoding': 'gzip' });
		expect([bytes.toString(), headers['content-encoding']]).toEqual([body, undefined]);
	});

	it('without a body for HEAD', async () => {
		const { status, bytes, headers } = await ask({}, 'HEAD');
		expect([status, bytes.length, headers['content-length']]).toEqual([404, 0, String(body.length)]);
	});

	it.each([
		['its tag', page.etag],
		['its tag among others', `"a", ${page.etag}`],
		['its tag as a strong one', page.etag.slice(2)],
		['any tag', '*'],
	])('as not modified to a client that has %s', async (_what, condition) => {
		const { status, headers, bytes } = await ask({ 'if-none-match': condition });
		expect([status, headers.etag, headers['content-length'], bytes.length]).toEqual([304, page.etag, undefined, 0]);
	});

	it('whole to a client that has another tag', async () => {
		expect(await ask({ 'if-none-match': 'W/"another"' })).toMatchObject({ status: 404, bytes: Buffer.from(body) });
	});
});
