import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { onePerValue } from '../support/demo.ts';
import { eventually } from '../support/eventually.ts';
import { publishOneStory } from '../support/programs/one-story.ts';
import { type Answer, type Program, startProgram } from '../support/programs/program.ts';
import { sendRaw } from '../support/programs/raw-socket.ts';
import { ambiguousRequests, requestsWithBodies } from '../support/programs/smuggling-requests.ts';
import { wellKnownPaths } from '../support/programs/well-known-paths.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	await publishOneStory(program);
});
afterAll(() => program?.stop());

const raw = (lines: readonly string[], body = '') => sendRaw(program.port, `${lines.join('\r\n')}\r\n\r\n${body}`);
const host = () => `Host: tn.localhost:${program.port}`;

describe('hosts', () => {
	it.each([
		['that no brand has', 'evil.test', 404],
		['of a brand below another domain', 'tn.localhost.evil.test', 404],
		['that is an IP address', '127.0.0.1', 404],
		['with a port above all ports', 'tn.localhost:99999', 400],
		['with a user', 'tn.localhost@evil.test', 400],
		['with a path', 'tn.localhost/x', 400],
		['that is empty', '', 400],
		['that is a property of every object', 'constructor', 404],
	])('W14 a host %s gets no brand, and the answer is not cached', async (_what, name, status) => {
		const answer = await raw(['GET / HTTP/1.1', `Host: ${name}`, 'Connection: close']);
		expect(answer.status).toBe(status);
		expect(answer.text).toMatch(/cache-control: no-store/i);
		expect(answer.text).not.toContain('data-brand');
	});

	it.each(['tn.localhost', 'TN.LocalHost', 'tn.localhost.', 'tn.localhost:1', 'tn.localhost.:65535'])(
		'W14 the form %s is tn',
		async (name) => {
			const { text, status } = await raw(['GET / HTTP/1.1', `Host: ${name}`, 'Connection: close']);
			expect(status).toBe(200);
			expect(text).toContain('data-brand="tn"');
			expect(text).not.toContain('localhost.:');
		},
	);

	it('W14 two hosts, none, and one in the request line are refused; a forwarded host is ignored', async () => {
		expect((await raw(['GET / HTTP/1.1', host(), 'Host: ciudad.localhost'])).status).toBe(400);
		expect((await raw(['GET / HTTP/1.1'])).status).toBe(400);
		expect((await raw(['GET http://ciudad.localhost/ HTTP/1.1', host(), 'Connection: close'])).status).toBe(400);
		const forwarded = ['X-Forwarded-Host: ciudad.localhost', 'Forwarded: host=ciudad.localhost', 'X-Host: ciudad.localhost'];
		expect((await raw(['GET / HTTP/1.1', host(), ...forwarded, 'Connection: close'])).text).toContain('data-brand="tn"');
	});
});

describe('requests with another one inside', () => {
	it.each(ambiguousRequests)('W15 $what could be read as two: the answer is 400, and the connection ends', async ({ bytes }) => {
		const { status, answers, closed } = await sendRaw(program.port, bytes);
		expect({ status, answers, closed }).toEqual({ status: 400, answers: 1, closed: true });
	});

	it.each(requestsWithBodies)('W15 one $what, with another in an unexpected body, stays one', async ({ bytes, hidden }) => {
		await sendRaw(program.port, bytes);
		expect((await program.get('tn', `${hidden}after/`)).status).toBe(404);
		await eventually(
			async () => program.output(),
			(log) => log.includes(`"${hidden}after/"`),
			5_000,
		);
		expect(program.output()).not.toContain(`"${hidden}"`);
	});

	it('W15 another protocol and an older one are refused', async () => {
		for (const bytes of ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET /\r\n\r\n', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']) {
			const { status, answers, closed } = await sendRaw(program.port, bytes);
			expect({ status, answers, closed }).toEqual({ status: 400, answers: 1, closed: true });
		}
	});
});

describe('paths', () => {
	it.each([
		['/%2e%2e/%2e%2e/etc/passwd', 400],
		['/assets/..%2f..%2fpackage.json', 400],
		['/..;/', 400],
		['/deportes/..;/a/', 400],
		['/%252e%252e%252f/', 404],
		['//evil.test', 400],
		['//evil.test/%2e%2e', 400],
		['/\\evil.test', 400],
		['/%5cevil.test', 400],
		['///', 400],
		['///evil.test/', 400],
		['/%09/evil.test/', 400],
		['/%09//evil.test', 400],
		['/.//evil.test', 400],
		['/https://evil.test/', 400],
		['/https:/evil.test/', 404],
		['/http:/evil', 301],
		['/a%00.html', 400],
		['/a%0d%0aX:1', 400],
		['/%0d%0aLocation:%20https://evil.test/', 400],
		['/%E0%A4%A', 400],
		['/%ff', 400],
		['/%ED%A0%80', 400],
		['/%c0%ae%c0%ae/', 400],
		['/%zz/', 400],
		['/deportes//a/', 400],
		['/deportes/./a/', 400],
		['/deportes/../a/', 400],
		['/Deportes/', 301],
		['/DEPORTES/A/', 301],
		['/deportes', 301],
		['/deportes?page=2', 301],
		['/viejo/', 301],
		['/amp/', 200],
		['/pf/deportes/', 200],
		['/pf/pf/deportes/', 404],
		['/cuarteteando/', 404],
		['/autor/%3Cscript%3E/', 404],
		['/tags/%3Csvg%20onload%3D1%3E/', 404],
		['/tags/__proto__/', 404],
		['/autor/constructor/', 404],
		['/programas/toString/', 404],
		['/buscar/%C3%B1and%C3%BA/', 200],
		['/buscar/%C3%91and%C3%BA/', 301],
		['/%C3%B1and%C3%BA/', 404],
		['/Nada/', 404],
		['/buscar/-/', 200],
		['/buscar/----/', 200],
		['/buscar/%20/', 200],
		['/buscar/%00/', 400],
		['/buscar/%3Cscript%3Ealert(1)%3C%2fscript%3E/', 400],
		['/buscar/%27;%20drop%20table%20story;/', 400],
		['/buscar/a%20%26%20b%20%7C%20(((((%20%22c/', 200],
		['/buscar/x/?page=-1', 200],
		['/buscar/x/?page=9999999999999999999', 200],
		['/buscar/x/?page=1&page=2', 200],
	])('W16 W10 %s is decoded once: %i, and does not lead to another host', async (path, status) => {
		const answer = await program.get('tn', path);
		expect(answer.status).toBe(status);
		expect(answer.body).not.toMatch(/<script>alert|<svg onload|root:x:/);
		expect(hostOf(answer)).toBe('tn.localhost');
	});

	/** The host where a browser would be after it has followed the answer. */
	function hostOf({ headers }: Answer): string | undefined {
		const { location } = headers;
		return URL.parse(String(location ?? '/'), program.url('tn', '/'))?.hostname;
	}

	it('W16 a path or query that is too long is refused', async () => {
		expect((await program.get('tn', `/${'x'.repeat(10_000)}/`)).status).toBe(414);
		expect((await program.get('tn', `/?q=${'x'.repeat(20_000)}`)).status).toBe(431);
	});

	it.each(['a', ' ', '-', '"', '(', 'a:"', 'a.', '{a', 'eyJ-', 'a@b.', ';q=0', '<br'])(
		'C10 requests as long as they may be, full of %j, are each answered within a second',
		async (piece) => {
			const filled = encodeURIComponent(piece.repeat(6_000 / encodeURIComponent(piece).length));
			const source = '/pf/api/v3/content/fetch';
			const query = encodeURIComponent(JSON.stringify({ feed_query: piece.repeat(1_200 / piece.length) }));
			const paths = [`/${filled}/`, `/buscar/?q=${filled}`, `/?page=${filled}`, `${source}/content-feed?query=${query}`];
			const header = piece.repeat(12_000 / piece.length);
			const requests: [path: string, headers?: Readonly<Record<string, string>>][] = [
				...[...paths, `${source}/site-service-hierarchy?filter=${filled}`].map((path): [string] => [path]),
				['/', { accept: header, 'accept-encoding': header.slice(0, 2_000) }],
				['/', { authorization: header }],
				['/resizer/v2/x.jpg', { accept: header }],
			];
			for (const [path, headers] of requests) {
				const start = performance.now();
				const { status } = await program.get('tn', path, headers);
				expect({ path, ok: status < 500, slow: performance.now() - start > 1_000 }).toEqual({ path, ok: true, slow: false });
			}
		},
	);

	it('W16 the canonical path is reached by one redirect, which keeps the query', async () => {
		const { headers } = await program.get('tn', '/deportes?page=2');
		expect(headers.location).toBe('/deportes/?page=2');
		expect((await program.get('tn', '/Deportes/')).headers.location).toBe('/deportes/');
	});

	it('W10 no search term and no query of a redirect leads to another host', async () => {
		for (const odd of ['//evil.test', '/\\evil.test', '/%09/evil.test', 'https:evil.test', '\r\nLocation: https://evil.test']) {
			for (const path of [`/buscar/?q=${encodeURIComponent(odd)}`, `/deportes?next=${encodeURIComponent(odd)}`]) {
				expect(hostOf(await program.get('tn', path))).toBe('tn.localhost');
			}
		}
	});
});

describe.each(onePerValue(() => 'the same', brandList))('files that are not for readers, on $id', ({ id }) => {
	it(`W18 are not found at ${wellKnownPaths.length} well-known paths`, async () => {
		const served: string[] = [];
		for (const path of wellKnownPaths) {
			const first = await program.get(id, path);
			// A path without its last slash is redirected first.
			const { status } = first.status === 301 ? await program.get(id, `${path}/`) : first;
			if (![400, 404, 405].includes(status)) served.push(`${status} ${path}`);
		}
		expect(served).toEqual([]);
	});
});

it.each(['TRACE', 'PROPFIND', 'MOVE', 'PURGE', 'CONNECT'])('W18 the method %s is refused', async (method) => {
	const { status, closed } = await raw([`${method} / HTTP/1.1`, host()]);
	expect(status).toBeGreaterThanOrEqual(400);
	expect(status).toBeLessThan(500);
	expect(closed).toBe(true);
});
