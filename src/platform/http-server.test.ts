import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { measuresTheMachine } from '../../tests/support/form.ts';
import { rawSocket, sendRaw } from '../../tests/support/programs/raw-socket.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { HttpServerOptions } from './http-server.ts';
import { envelope, refusals } from './refusal.ts';
import { checkOutput, parseInput } from './route-schemas.ts';
import { Unavailable } from './unavailable.ts';

const refuse = refusals({ 'no-such-story': [404, 'There is no such story.'] });

/** A server with some routes that fail. */
const serve = (options: Partial<HttpServerOptions> = {}) => testServer(options, addRoutes);

function addRoutes(server: FastifyInstance): void {
	server.get('/refuses', async () => refuse('no-such-story'));
	server.get('/fails', async () => {
		throw new Error('relation "secret_table" does not exist at /srv/app.ts', { cause: new Error('inner') });
	});
	server.get('/busy', async () => {
		throw new Unavailable('the database is busy', { retryAfterSeconds: 7 });
	});
	server.get('/forged', async () => {
		throw Object.assign(new Error('a library with its own ideas'), { code: 'E_OTHER', statusCode: 400 });
	});
	const note = v.object({ body: v.strictObject({ text: v.string() }), query: v.object({ copies: v.optional(v.string()) }) });
	server.post('/notes', async (request, reply) => {
		const { text } = parseInput(note, request).body;
		return reply.code(201).send(checkOutput(v.object({ text: v.string() }), { text, internal: 'not sent' }));
	});
	server.get('/misfit', async () => checkOutput(v.object({ n: v.number() }), { n: 'x' }));
}

describe('the host of a request', () => {
	it('W12 is its Host header, whatever a trusted proxy passes on', async () => {
		const config = { brandOrigins: new Map([['tn', 'https://tn.example']]), trustedProxies: ['127.0.0.1'] };
		const { fetch, port } = await testServer({ config }, (server) => {
			server.get('/host', async (request) => ({ host: request.host, name: request.hostname, ip: request.ip }));
		});
		const headers = { 'x-forwarded-host': 'ciudad.example', 'x-forwarded-for': '203.0.113.9' };
		expect(await (await fetch('/host', { headers })).json()).toEqual({ host: `127.0.0.1:${port}`, name: '127.0.0.1', ip: '203.0.113.9' });
	});
});

describe('errors', () => {
	it('O04 a refusal is answered with its code, text and status, and a request id', async () => {
		const { fetch } = await serve();
		const response = await fetch('/refuses');
		expect(response.status).toBe(404);
		expect(await response.json()).toEqual({ code: 'no-such-story', message: 'There is no such story.', httpStatus: 404, error: true });
		expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
	});

	it('O04 X08 a fault reveals nothing, is logged once with its cause, and the next request is answered', async () => {
		const { fetch, log } = await serve();
		const response = await fetch('/fails?token=a-token-that-nobody-reads');
		expect(response.status).toBe(500);
		expect(await response.json()).toEqual({ code: 'fault', message: 'Something failed on our side.', httpStatus: 500, error: true });
		const faults = log.told.filter(({ level }) => level === 'error');
		expect(faults).toHaveLength(1);
		expect(faults[0]?.fields).toMatchObject({
			requestId: response.headers.get('x-request-id'),
			path: '/fails',
			error: { cause: { message: 'inner' } },
		});
		expect(JSON.stringify(log.told)).not.toContain('a-token-that');
		expect((await fetch('/')).status).toBe(200);
	});

	it('O04 a fault that passes by itself is 503 with Retry-After', async () => {
		const { fetch } = await serve();
		const response = await fetch('/busy');
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
		expect(await response.text()).not.toContain('database');
	});

	it.each<[string, number, string, RequestInit?]>([
		['/nothing', 405, 'read-only', { method: 'POST' }],
		['/fails', 500, 'fault'],
		['/forged', 500, 'fault'],
		['/misfit', 500, 'fault'],
		['/notes', 415, 'unsupported-type', { method: 'POST', body: '{"text":"a"}' }],
		['/notes', 400, 'bad-request', post('{"text":')],
		['/notes', 400, 'bad-request', post('{"__proto__":{"x":1},"text":"a"}')],
		['/notes', 413, 'too-large', post(JSON.stringify({ text: 'a'.repeat(70_000) }))],
		['/notes', 400, 'invalid-input', post('{"text":1}')],
		['/notes', 400, 'invalid-input', post('{"text":["a"]}')],
		['/notes', 400, 'invalid-input', post('{"text":"a","extra":1}')],
		['/notes?copies=1&copies=2', 400, 'invalid-input', post('{"text":"a"}')],
		['/%E0%A4%A', 400, 'bad-path'],
		[`/${'a'.repeat(9000)}`, 414, 'address-too-long'],
	])('O04 every error has the envelope: %s %i %s', async (path, status, code, init) => {
		const { fetch } = await serve();
		const response = await fetch(path, init);
		const body = v.parse(envelope, await response.json());
		expect([response.status, body.httpStatus, body.code]).toEqual([status, status, code]);
		expect(body.message).not.toMatch(/secret_table|\.ts|prototype|library/);
	});
});

describe('a refusal to a reader', () => {
	const refusalPage: HttpServerOptions['refusalPage'] = ({ url }, status) =>
		url?.startsWith('/api/') ? undefined : { headers: { 'content-type': 'text/html; charset=utf-8' }, bytes: Buffer.from(`<p>${status}`) };
	const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
	const ask = async (path: string, accept: string, init: RequestInit = {}) => {
		const { fetch } = await serve({ refusalPage });
		const answer = await fetch(path, { ...init, headers: { accept, ...init.headers } });
		return { answer, text: await answer.text() };
	};

	it.each([
		['/refuses', 404],
		['/fails', 500],
		['/busy', 503],
		['/%ff', 400],
		[`/${'a'.repeat(9000)}`, 414],
	])('O04 at %s is the page of its status, before the framework and within it: %i', async (path, status) => {
		for (const accept of [browser, '*/*']) {
			const { answer, text } = await ask(path, accept);
			expect([answer.status, text, answer.headers.get('content-type')]).toEqual([status, `<p>${status}`, 'text/html; charset=utf-8']);
			expect(answer.headers.get('cache-control')).toBe('no-store');
			expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
		}
	});

	it('O04 keeps its headers, and HEAD its length', async () => {
		expect((await ask('/busy', browser)).answer.headers.get('retry-after')).toBe('7');
		const { answer, text } = await ask('/%ff', browser, { method: 'HEAD' });
		expect([answer.headers.get('content-length'), text]).toEqual(['6', '']);
	});

	it.each([
		['a client that accepts JSON', '/refuses', 'application/json', {}],
		['a client that prefers JSON', '/%ff', 'application/json, text/plain, */*', {}],
		['an image', '/%ff', 'image/avif,image/webp,*/*;q=0.8', {}],
		['an API path', '/api/', browser, { method: 'POST' }],
		['a script that posts', '/nothing', '*/*', { method: 'POST' }],
	])('O04 is the envelope for %s', async (_client, path, accept, init) => {
		const { answer, text } = await ask(path, accept, init);
		expect(v.parse(envelope, JSON.parse(text)).httpStatus).toBe(answer.status);
	});

	it('O04 is the page also when the parser rejects the request, as for too many cookies', async () => {
		const { port } = await serve({ refusalPage });
		const cookies = `cookie: ${'a'.repeat(20_000)}\r\n`;
		const toReader = await sendRaw(port, `GET / HTTP/1.1\r\n${host}accept: ${browser}\r\n${cookies}\r\n`);
		expect([toReader.status, toReader.text.split('\r\n\r\n')[1], toReader.closed]).toEqual([431, '<p>431', true]);
		const toProgram = await sendRaw(port, `GET / HTTP/1.1\r\n${host}accept: application/json\r\n${cookies}\r\n`);
		expect(toProgram.text).toContain('"code":"headers-too-large"');
	});
});

describe('the function that answers first', () => {
	it('X08 when it fails, the framework answers and the fault is logged', async () => {
		const answerFirst = () => {
			throw new Error('a broken cache');
		};
		const { fetch, log } = await serve({ answerFirst });
		expect((await fetch('/')).status).toBe(200);
		expect(log.told).toContainEqual(expect.objectContaining({ level: 'error', event: 'answerFirst failed' }));
	});
});

describe('the schemas of a route', () => {
	it('fields that the output schema does not name are not sent', async () => {
		const { fetch } = await serve();
		const response = await fetch('/notes', post('{"text":"a"}'));
		expect([response.status, await response.json()]).toEqual([201, { text: 'a' }]);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
	});

	it('input that does not fit is refused with its path, and without its value', async () => {
		const { fetch } = await serve();
		const { message } = v.parse(envelope, await (await fetch('/notes', post('{"text":12345}'))).json());
		expect(message).toBe('body.text: expected string');
	});
});

const REQUIRED = {
	'strict-transport-security': /max-age=31536000/,
	'x-content-type-options': /^nosniff$/,
	'referrer-policy': /./,
	'permissions-policy': /./,
	'cross-origin-opener-policy': /^same-origin-allow-popups$/,
	'content-security-policy': /./,
	'content-type': /charset=utf-8$/,
};

describe('headers', () => {
	it.each(['/', '/refuses', '/fails', '/busy', '/healthz', '/readyz', '/a//b', '/%ff'])(
		'W07 %s has every security header',
		async (path) => {
			const { fetch } = await serve();
			const { headers } = await fetch(path);
			for (const [name, form] of Object.entries(REQUIRED)) expect(headers.get(name), name).toMatch(form);
			expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
		},
	);

	it.each(['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 'TRACE / HTTP/1.1\r\nHost: tn.example\r\n\r\n', 'nonsense\r\n\r\n'])(
		'W07 the response to %j has them too',
		async (bytes) => {
			const { port } = await serve();
			const { text } = await sendRaw(port, bytes);
			for (const name of Object.keys(REQUIRED)) expect(text).toContain(`${name}: `);
		},
	);

	it('W07 HSTS is not sent while brands use plain http', async () => {
		const { fetch } = await serve({ config: { brandOrigins: new Map([['tn', 'http://tn.localhost:4000']]), trustedProxies: [] } });
		expect((await fetch('/')).headers.has('strict-transport-security')).toBe(false);
	});
});

const host = 'Host: tn.example\r\n';

describe('slow clients', () => {
	const slow = { ...measuresTheMachine, timeout: 20_000 };
	/** The start of a request whose body takes long, as a proxy passes it on. */
	const slowBody = (ip: string, headers = '') =>
		`POST /notes HTTP/1.1\r\n${host}${headers}X-Forwarded-For: ${ip}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
	const behindProxy = { config: { brandOrigins: new Map(), trustedProxies: ['127.0.0.0/8'] }, requestTimeoutMs: 4_000 };

	it('L07 600 connections that send headers or body slowly are closed, and others are answered meanwhile', slow, async () => {
		const { port, fetch } = await serve(behindProxy);
		const starts = (at: number) => (at % 6 === 0 ? `GET / HTTP/1.1\r\n${host}X: ` : slowBody(`10.0.${at % 40}.1`));
		const sockets = Array.from({ length: 600 }, (_, at) => slowSocket(port, starts(at)));
		const connected = performance.now();
		for (let time = 0; time < 5; time++) {
			expect((await fetch('/')).status).toBe(200);
			const note = post('{"text":"a"}');
			expect((await fetch('/notes', { ...note, headers: { ...note.headers, 'x-forwarded-for': '192.0.2.1' } })).status).toBe(201);
		}
		expect(performance.now() - connected).toBeLessThan(4_000);
		await Promise.all(sockets);
		expect(performance.now() - connected).toBeLessThan(12_000);
	});

	it('L07 of one network may have a hundred bodies on the way; the oldest of more are refused at once', slow, async () => {
		const { port } = await serve(behindProxy);
		const connected = performance.now();
		const sockets = Array.from({ length: 150 }, () => slowSocket(port, slowBody('10.0.0.1')).then(() => performance.now() - connected));
		const closed = (await Promise.all(sockets)).toSorted((one, other) => one - other);
		expect(closed.filter((ms) => ms < 3_000)).toHaveLength(50);
	});

	it('L07 slow bodies keep nobody of their network from sending one', slow, async () => {
		const { port, fetch } = await serve(behindProxy);
		for (let at = 0; at < 150; at++) void slowSocket(port, slowBody('10.0.0.1'));
		await wait(300);
		const note = post('{"text":"a"}');
		expect((await fetch('/notes', { ...note, headers: { ...note.headers, 'x-forwarded-for': '10.0.0.1' } })).status).toBe(201);
	});

	it('L07 a request with files may take longer than others, whose refusal says why', slow, async () => {
		const { port } = await serve({ ...behindProxy, requestTimeoutMs: 1_000, isUpload: ({ headers }) => headers.upload === 'yes' });
		const upload = rawSocket(port);
		upload.write(slowBody('10.0.0.1', 'Upload: yes\r\n'));
		const other = await sendRaw(port, slowBody('10.0.0.1'), 3_500);
		expect([other.status, other.closed]).toEqual([408, true]);
		upload.write('"text":"a"}'.padEnd(999));
		expect(String(await once(upload, 'data'))).toMatch(/^HTTP\/1.1 201 /);
	});

	it('L07 slow bodies make no exempt request of their network give up', slow, async () => {
		const { port } = await serve({ ...behindProxy, isExempt: ({ headers }) => headers.exempt === 'yes' });
		const exempt = rawSocket(port);
		exempt.write(slowBody('10.0.0.1', 'Exempt: yes\r\n'));
		await wait(100);
		for (let at = 0; at < 150; at++) void slowSocket(port, slowBody('10.0.0.1'));
		await wait(300);
		exempt.write('"text":"a"}'.padEnd(999));
		expect(String(await once(exempt, 'data'))).toMatch(/^HTTP\/1.1 201 /);
	});

	it('L07 of the exempt ones of a network the oldest gives up, with an answer that no script can read', slow, async () => {
		const { port } = await serve({ ...behindProxy, isExempt: () => true });
		const oldest = sendRaw(port, slowBody('10.0.0.1'), 2_000);
		await wait(100);
		for (let at = 0; at < 100; at++) void slowSocket(port, slowBody('10.0.0.1'));
		const { status, closed, text } = await oldest;
		expect([status, closed]).toEqual([503, true]);
		expect(text).toMatch(/^content-encoding: gzip\r$/im);
	});

	it('L07 of one network may open 512 connections, and a trusted proxy any number', measuresTheMachine, async () => {
		const answered = async (options: Partial<HttpServerOptions>) => {
			const { port } = await serve(options);
			const sockets = Array.from({ length: 560 }, () => rawSocket(port));
			for (const socket of sockets) socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`);
			const isAnswered = (socket: Socket) => Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
			const answers = await Promise.all(sockets.map((socket) => isAnswered(socket).catch(() => false)));
			return answers.filter(Boolean).length;
		};
		expect(await answered({})).toBe(512);
		expect(await answered(behindProxy)).toBe(560);
	});
});

describe('a client that goes away', () => {
	it('O04 before its body has arrived is no fault', async () => {
		const { port, log } = await serve();
		const socket = rawSocket(port);
		const headers = 'Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue';
		socket.write(`POST /notes HTTP/1.1\r\n${host}${headers}\r\n\r\n`);
		await once(socket, 'data');
		socket.destroy();
		await expect.poll(() => log.told).toMatchObject([{ level: 'debug', event: 'a client went away before its body had arrived' }]);
	});
});

/** Sends one byte at a time; resolves when the server closes the connection. */
function slowSocket(port: number, start: string): Promise<void> {
	const socket = rawSocket(port);
	socket.write(start);
	const drip = setInterval(() => socket.write('a'), 300);
	return new Promise((resolve) => {
		socket.resume().once('close', () => {
			clearInterval(drip);
			resolve();
		});
	});
}

function post(body: string): RequestInit {
	return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}
