import { describe, expect, it } from 'vitest';
import { sendRaw } from '../../../tests/support/programs/raw-socket.ts';
import { testServer } from '../../../tests/support/test-server.ts';

const get = (target: string, headers = 'Host: tn.example\r\n') => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;

describe('hosts', () => {
	it.each([
		['two hosts', 'Host: tn.example\r\nHost: evil.example\r\n', 400],
		['two equal hosts', 'Host: tn.example\r\nhost: tn.example\r\n', 400],
		['no host', '', 400],
		['an empty host', 'Host: \r\n', 400],
		['a port that is none', 'Host: tn.example:99999\r\n', 400],
		['a path in the host', 'Host: tn.example/x\r\n', 400],
		['credentials in the host', 'Host: a@tn.example\r\n', 400],
		['a list of hosts', 'Host: tn.example, evil.example\r\n', 400],
		['one with a port', 'Host: tn.example:8080\r\n', 200],
		['one with a dot at its end', 'Host: tn.example.\r\n', 200],
		['an address', 'Host: [::1]:4000\r\n', 200],
	])('W14 a request with %s', async (_what, headers, status) => {
		const { port } = await testServer();
		expect((await sendRaw(port, get('/', headers))).status).toBe(status);
	});

	it('W14 absolute addresses are refused', async () => {
		const { port } = await testServer();
		expect((await sendRaw(port, get('http://evil.example/'))).status).toBe(400);
	});

	it('W14 the client address is taken from a proxy only when it is trusted', async () => {
		const seen = async (trustedProxies: string[]) => {
			const { fetch, log } = await testServer({ config: { brandOrigins: new Map(), trustedProxies } });
			await fetch('/', { headers: { 'x-forwarded-for': '203.0.113.9' } });
			await expect.poll(() => log.told.length).toBe(1);
			return log.told.find(({ event }) => event === 'answered')?.fields.ip;
		};
		expect(await seen([])).toBe('127.0.0.1');
		expect(await seen(['127.0.0.0/8'])).toBe('203.0.113.9');
	});

	it.each([
		['203.0.113.9:1234', '203.0.113.9'],
		['[2001:db8::1]:1234', '2001:db8::1'],
		['[2001:db8::1]', '2001:db8::1'],
		['2001:db8::1', '2001:db8::1'],
		['198.51.100.1, 203.0.113.9:1234, 127.0.0.2:80', '203.0.113.9'],
		['198.51.100.1:99, 203.0.113.9', '203.0.113.9'],
		['unknown:1234', 'unknown:1234'],
	])('W14 X-Forwarded-For %s of a trusted proxy is the client address %s', async (forwarded, address) => {
		const config = { brandOrigins: new Map(), trustedProxies: ['127.0.0.0/8'] };
		const { fetch } = await testServer({ config }, (server) => server.get('/ip', async ({ ip }) => ({ ip })));
		expect(await (await fetch('/ip', { headers: { 'x-forwarded-for': forwarded } })).json()).toEqual({ ip: address });
	});

	it('W14 a refused request does not reach the function that answers first', async () => {
		const asked: string[] = [];
		const { port } = await testServer({
			answerFirst: (request, response) => {
				asked.push(request.url ?? '');
				response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('kept');
				return true;
			},
		});
		expect((await sendRaw(port, get('/a/'))).text).toContain('kept');
		await sendRaw(port, get('/b/', 'Host: a\r\nHost: b\r\n'));
		await sendRaw(port, get('/b//'));
		expect(asked).toEqual(['/a/']);
	});
});

const chunked = 'Transfer-Encoding: chunked\r\n';
const json = 'Content-Type: application/json\r\n';
const host = 'Host: tn.example\r\n';
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: tn.example\r\n\r\n';

describe('smuggling', () => {
	it.each([
		['length and chunks', `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\nG${smuggled}`],
		['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\nContent-Length: 5\r\n\r\n12345G${smuggled}`],
		['a list of lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 5, 6\r\n\r\n12345${smuggled}`],
		['an unknown coding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
		['a coding before a space', `POST / HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
		['chunks not last', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
		['two codings', `POST / HTTP/1.1\r\n${host}${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`],
		['a negative length', `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n${smuggled}`],
		['a length with a sign', `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\n12345${smuggled}`],
		['a hexadecimal length', `POST / HTTP/1.1\r\n${host}Content-Length: 0x5\r\n\r\n12345${smuggled}`],
		['a chunk size that is none', `POST / HTTP/1.1\r\n${host}${json}${chunked}\r\nZ\r\n12345\r\n0\r\n\r\n${smuggled}`],
		['a chunk size too large', `POST / HTTP/1.1\r\n${host}${json}${chunked}\r\nFFFFFFFFFFFFFFFFF\r\n12345\r\n0\r\n\r\n${smuggled}`],
		['bare line feeds', `GET / HTTP/1.1\n${host.replace('\r', '')}\n${smuggled}`],
		['a bare line feed in a header', `GET / HTTP/1.1\r\n${host}X: a\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`],
		['a bare carriage return', `GET / HTTP/1.1\r\n${host}X: a\rY: b\r\n\r\n${smuggled}`],
		['a folded header', `GET / HTTP/1.1\r\n${host}X: a\r\n chunked\r\n\r\n${smuggled}`],
		['a NUL in a header', `GET / HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n${smuggled}`],
		['a space before a header', `GET / HTTP/1.1\r\n Host: tn.example\r\n\r\n${smuggled}`],
		['a header without a colon', `GET / HTTP/1.1\r\n${host}nonsense\r\n\r\n${smuggled}`],
		['two hosts', `GET / HTTP/1.1\r\n${host}${host}\r\n${smuggled}`],
	])('W15 one request never becomes two: %s', async (_what, bytes) => {
		const { port, log } = await testServer();
		const { status, closed, answers } = await sendRaw(port, bytes);
		expect({ status, closed, answers }).toEqual({ status: 400, closed: true, answers: 1 });
		expect(JSON.stringify(log.told)).not.toContain('/smuggled');
	});

	it.each([
		['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 405, 505]],
		['TLS on the plain port', '\u0016\u0003\u0001\u0002\u0000\u0001', [400]],
		['HTTP/0.9', 'GET /\r\n\r\n', [400]],
		['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', [400]],
	])('W15 %s is refused and the connection ends', async (_what, bytes, statuses) => {
		const { port } = await testServer();
		const { status, closed } = await sendRaw(port, bytes);
		expect(statuses).toContain(status);
		expect(closed).toBe(true);
	});
});

describe('paths', () => {
	it.each([
		'/%2e%2e/%2e%2e/etc/passwd',
		'/../x',
		'/a/../b',
		'/a/./b',
		'/.',
		'/..',
		'/a/%2e/b',
		'/%2E%2E',
		'/..;/',
		'/a;b/',
		'/a%3bb/',
		'/static/..%2f..%2fpackage.json',
		'/a%2fb',
		'/a%2Fb',
		'/a%5cb',
		'/a%5Cb',
		'/a\\b',
		'/\\evil.test',
		'/%5cevil.test',
		'//evil.test',
		'///',
		'/a//b',
		'/a/%2f/b',
		'/https://evil.test/',
		'/a%00.html',
		'/a%0d%0aX:1',
		'/a%0a',
		'/a%09b',
		'/a%7f',
		'/a%c2%85',
		'/%E0%A4%A',
		'/%',
		'/%zz',
		'/%ff',
		'/%ED%A0%80',
		'/%c0%ae%c0%ae/',
		'/%c0%af',
		'/%f8%80%80%80%af',
		'/a%23b',
		'/a#b',
		'*',
		'a',
		'?',
		'http:/evil',
		'/perfil/;x.js',
	])('W16 %s is refused', async (path) => {
		const { port, log } = await testServer();
		const { status, text } = await sendRaw(port, get(path));
		expect(status).toBe(400);
		expect(text).not.toMatch(/^location:/im);
		expect(log.told.filter(({ level }) => level === 'error')).toEqual([]);
	});

	it.each([
		'/',
		'/politica/',
		'/a..b/',
		'/a.b/',
		'/.well-known/change-password',
		'/%C3%B1and%C3%BA/',
		'/a%20b/',
		'/%252e%252e%252f',
		'/a%25b/',
		'/buscar/a-b/?x=//..%2f;',
		'/http:/evil',
		'/autor/%3Cscript%3E/',
	])('W16 %s reaches the routes', { tags: 'slow' }, async (path) => {
		const { port } = await testServer();
		expect((await sendRaw(port, get(path))).status).toBe(200);
	});

	it.each([
		['a long path', get(`/${'a'.repeat(10_000)}`), [414]],
		['a long query', get(`/?${'a'.repeat(20_000)}`), [414, 431]],
		['a large cookie', get('/', `${host}Cookie: a=${'a'.repeat(9_000)}\r\n`), [431]],
		['large headers', get('/', `${host}X: ${'a'.repeat(20_000)}\r\n`), [431]],
		['two hundred headers', get('/', host + Array.from({ length: 200 }, (_, at) => `X-${at}: a\r\n`).join('')), [431]],
	])('W16 %s is refused, and the connection ends', async (_what, bytes, statuses) => {
		const { port } = await testServer();
		const { status, closed } = await sendRaw(port, bytes);
		expect(statuses).toContain(status);
		expect(closed).toBe(true);
	});
});

describe('methods', () => {
	it.each([
		'TRACE / HTTP/1.1',
		'PROPFIND / HTTP/1.1',
		'PURGE / HTTP/1.1',
		'CONNECT tn.example:443 HTTP/1.1',
		'PUT / HTTP/1.1',
		'DELETE / HTTP/1.1',
	])('W18 %s is refused', async (line) => {
		const { port } = await testServer();
		const { status, text } = await sendRaw(port, `${line}\r\n${host}Content-Length: 0\r\n\r\n`);
		expect(status).toBe(405);
		expect(text).toMatch(/^allow: /im);
	});

	it.each(['FOO / HTTP/1.1', 'OPTIONS * HTTP/1.1'])('W18 %s is refused', async (line) => {
		const { port } = await testServer();
		expect((await sendRaw(port, `${line}\r\n${host}\r\n`)).status).toBe(400);
	});
});
