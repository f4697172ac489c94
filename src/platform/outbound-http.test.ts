import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { quickDeadlines } from '../../tests/support/quick-deadlines.ts';
import { type OutboundHttpOptions, type OutboundLimits, openOutboundHttp } from './outbound-http.ts';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of toClose.splice(0)) await close();
});

/** A local server with these answers, the number of requests that it got, and `ask`, which may reach it. */
async function otherServer(answer: RequestListener, limits: OutboundLimits = {}, options: OutboundHttpOptions = {}) {
	let asked = 0;
	const server = createServer((request, response) => {
		asked++;
		answer(request, response);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const outboundHttp = openOutboundHttp({ ...options, privateHosts: new Set([host]) });
	toClose.push(async () => {
		server.closeAllConnections();
		server.close();
		await outboundHttp.close();
	});
	const fetch = outboundHttp.only(new Set([host]), limits);
	return { host, asked: () => asked, ask: (path = '/', init?: RequestInit) => fetch(`http://${host}${path}`, init) };
}

describe('a call to another server', () => {
	it('sends the request and returns the response', async () => {
		const { ask } = await otherServer(async (request, response) => {
			const body = Buffer.concat(await request.toArray()).toString();
			response.setHeader('set-cookie', ['a=1', 'b=2']);
			response.end(JSON.stringify([request.method, request.url, request.headers['x-key'], request.headers['content-type'], body]));
		});
		const answer = await ask('/a?b=c', { method: 'POST', headers: { 'x-key': 'k' }, body: new URLSearchParams({ token: 'a&secret=b' }) });
		expect(await answer.json()).toEqual(['POST', '/a?b=c', 'k', 'application/x-www-form-urlencoded;charset=UTF-8', 'token=a%26secret%3Db']);
		expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
	});

	it('returns a response without a body', async () => {
		const { ask } = await otherServer((_request, response) => response.writeHead(204).end());
		expect((await ask()).status).toBe(204);
	});

	it('F08 follows no redirect', async () => {
		const { ask, asked } = await otherServer((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
		const answer = await ask();
		expect([answer.status, answer.ok, asked()]).toEqual([302, false, 1]);
	});

	it.each(['https://other.test/', 'http://id.test/', 'https://id.test:8443/', 'https://u:p@id.test/', 'https://id.test.evil.test/'])(
		'F08 does not reach %s when only https://id.test is allowed',
		async (address) => {
			const outboundHttp = openOutboundHttp();
			await expect(outboundHttp.only(new Set(['id.test']))(address)).rejects.toMatchObject({ name: 'NotAllowed' });
		},
	);

	it('F08 does not reach a private address of an allowed name', async () => {
		const outboundHttp = openOutboundHttp({ lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) });
		await expect(outboundHttp.only(new Set(['id.test']))('https://id.test/')).rejects.toMatchObject({ name: 'NotPublic' });
	});

	it('F08 does not reach another port of an allowed private host', async () => {
		const { host } = await otherServer((_request, response) => response.end());
		const outboundHttp = openOutboundHttp({ privateHosts: new Set(['127.0.0.1:1']) });
		await expect(outboundHttp.only(new Set([host]))(`https://${host}/`)).rejects.toMatchObject({ name: 'NotPublic' });
	});

	it.each<[string, RequestListener]>([
		['hangs', () => {}],
		['resets the connection', (request) => request.socket.destroy()],
		['sends 1 byte a moment', (_request, response) => void setInterval(() => response.write('a'), 50).unref()],
		['sends 50 MB', (_request, response) => response.end(Buffer.alloc(50_000_000))],
		['breaks off', (request, response) => response.writeHead(200, { 'content-length': 10 }).write('a', () => request.socket.destroy())],
	])('F08 X06 fails when the server %s', async (_what, answer) => {
		const { ask } = await otherServer(answer, { timeLimitMs: 300 });
		await expect(ask()).rejects.toMatchObject({ name: 'OutboundUnavailable' });
	});

	it('F08 fails after five seconds', async () => {
		const { deadline, asked } = quickDeadlines();
		const { ask } = await otherServer(() => {}, {}, { deadline });
		await expect(ask()).rejects.toMatchObject({ name: 'OutboundUnavailable' });
		expect(asked).toEqual([5000]);
	});

	it('X06 is not made after five failures in a row', async () => {
		const { ask, asked } = await otherServer((_request, response) => response.writeHead(500).end());
		for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(500);
		await expect(ask()).rejects.toMatchObject({ name: 'OutboundUnavailable' });
		expect(asked()).toBe(5);
	});

	it('X06 is still made after refusals, because a refusal is an answer', async () => {
		const { ask } = await otherServer((_request, response) => response.writeHead(400).end());
		for (let time = 0; time < 7; time++) expect((await ask()).status).toBe(400);
	});

	it('uses at most four connections per host', async () => {
		let open = 0;
		let most = 0;
		const { ask } = await otherServer((_request, response) => {
			most = Math.max(most, ++open);
			setTimeout(() => {
				open--;
				response.end();
			}, 20);
		});
		await Promise.all(Array.from({ length: 20 }, () => ask()));
		expect(most).toBe(4);
	});
});
