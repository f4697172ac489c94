import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { envelope } from '#platform/refusal';
import { section, story } from '../support/content.ts';
import { eventually } from '../support/eventually.ts';
import { type Answer, type Program, startProgram } from '../support/programs/program.ts';
import { sendRaw } from '../support/programs/raw-socket.ts';
import { ambiguousRequests, requestsWithBodies } from '../support/programs/smuggling-requests.ts';
import { wellKnownPaths } from '../support/programs/well-known-paths.ts';
import { senderTo } from '../support/sender.ts';

const brands = brandList.map(({ id }) => id);

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	for (const brand of brands) {
		await senderTo(program, brand).putAll([
			section('/deportes'),
			story('A', { website: brand, website_url: '/deportes/a/' }),
			{ _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/viejo/', redirect_url: '/deportes/a/' },
		]);
	}
});
afterAll(() => program?.stop());

const raw = (lines: readonly string[], body = '') => sendRaw(program.port, `${lines.join('\r\n')}\r\n\r\n${body}`);
const host = () => `Host: tn.localhost:${program.port}`;

describe('hosts', () => {
	it.each([
		['one of nobody', 'evil.test', 404],
		['a brand below another domain', 'tn.localhost.evil.test', 404],
		['an address', '127.0.0.1', 404],
		['a port beyond all', 'tn.localhost:99999', 400],
		['a user before it', 'tn.localhost@evil.test', 400],
		['a path in it', 'tn.localhost/x', 400],
		['nothing', '', 400],
		['a name of every object', 'constructor', 404],
	])('W14 a host with %s gets no brand, and the answer is not kept', async (_what, name, status) => {
		const { text, status: given } = await raw(['GET / HTTP/1.1', `Host: ${name}`, 'Connection: close']);
		expect(given).toBe(status);
		expect(text).toMatch(/cache-control: no-store/i);
		expect(text).not.toContain('data-brand');
	});

	it.each(['tn.localhost', 'TN.LocalHost', 'tn.localhost.', 'tn.localhost:1', 'tn.localhost.:65535'])(
		'W14 %s is tn, in whatever form',
		async (name) => {
			const { text, status } = await raw(['GET / HTTP/1.1', `Host: ${name}`, 'Connection: close']);
			expect(status).toBe(200);
			expect(text).toContain('data-brand="tn"');
			expect(text).not.toContain('localhost.:');
		},
	);

	it('W14 two hosts, none, and one in the request line are refused; no forwarded host counts', async () => {
		expect((await raw(['GET / HTTP/1.1', host(), 'Host: ciudad.localhost'])).status).toBe(400);
		expect((await raw(['GET / HTTP/1.1'])).status).toBe(400);
		expect((await raw(['GET http://ciudad.localhost/ HTTP/1.1', host(), 'Connection: close'])).status).toBe(400);
		const forwarded = ['X-Forwarded-Host: ciudad.localhost', 'Forwarded: host=ciudad.localhost', 'X-Host: ciudad.localhost'];
		expect((await raw(['GET / HTTP/1.1', host(), ...forwarded, 'Connection: close'])).text).toContain('data-brand="tn"');
	});
});

describe('requests with another one inside', () => {
	it.each(ambiguousRequests)('W15 $what could be read as two: it is refused with 400 and the connection ends', async ({ bytes }) => {
		const { status, answers, closed } = await sendRaw(program.port, bytes);
		expect({ status, answers, closed }).toEqual({ status: 400, answers: 1, closed: true });
	});

	it.each(requestsWithBodies)('W15 one $what, with another in a body that nobody asked for, stays one', async ({ bytes, hidden }) => {
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
	])('W16 W10 %s is read once: %i, and nothing leads to another host', async (path, status) => {
		const answer = await program.get('tn', path);
		expect(answer.status).toBe(status);
		expect(answer.body).not.toMatch(/<script>alert|<svg onload|root:x:/);
		expect(hostOf(answer)).toBe('tn.localhost');
	});

	/** Where a browser would end that follows the answer. */
	function hostOf({ headers }: Answer): string | undefined {
		const { location } = headers;
		return URL.parse(String(location ?? '/'), program.url('tn', '/'))?.hostname;
	}

	it('W16 too long a path or query is refused', async () => {
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
			const asked: [path: string, headers?: Readonly<Record<string, string>>][] = [
				...[...paths, `${source}/site-service-hierarchy?filter=${filled}`].map((path): [string] => [path]),
				['/', { accept: header, 'accept-encoding': header.slice(0, 2_000) }],
				['/', { authorization: header }],
				['/resizer/v2/x.jpg', { accept: header }],
			];
			for (const [path, headers] of asked) {
				const start = performance.now();
				const { status } = await program.get('tn', path, headers);
				expect({ path, ok: status < 500, slow: performance.now() - start > 1_000 }).toEqual({ path, ok: true, slow: false });
			}
		},
	);

	it('W16 the canonical path is reached in one step and keeps the query', async () => {
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

describe.each(brands)('files that are nobody’s business, on %s', (brand) => {
	it(`W18 ${wellKnownPaths.length} well-known paths are not there`, async () => {
		const served: string[] = [];
		for (const path of wellKnownPaths) {
			const first = await program.get(brand, path);
			// A path without its last slash is told the page's address first.
			const { status } = first.status === 301 ? await program.get(brand, `${path}/`) : first;
			if (![400, 404, 405].includes(status)) served.push(`${status} ${path}`);
		}
		expect(served).toEqual([]);
	});
});

it.each(['TRACE', 'PROPFIND', 'MOVE', 'PURGE', 'CONNECT'])('W18 nobody uses %s', async (method) => {
	const { status, closed } = await raw([`${method} / HTTP/1.1`, host()]);
	expect(status).toBeGreaterThanOrEqual(400);
	expect(status).toBeLessThan(500);
	expect(closed).toBe(true);
});

describe('headers', () => {
	const always = [
		'x-content-type-options',
		'referrer-policy',
		'permissions-policy',
		'cross-origin-opener-policy',
		'content-security-policy',
	];
	const paths = () => [
		...['/', '/deportes/', '/deportes/a/', '/ultimas-noticias/', '/buscar/x/', '/autor/nadie/', '/tags/nada/', '/amp/', '/deportes/a/amp/'],
		...[
			'/viejo/',
			'/deportes',
			'/Deportes/',
			'/buscar/?q=x',
			'/nada/',
			'/clima/',
			'/ingresar/',
			'/perfil/',
			'/mapa-del-sitio/',
			'/videos/',
		],
		...['/robots.txt', '/assets/x/y.js', '/assets/icons/nada.svg', '/fonts/nada.woff2', '/favicon.ico', '/healthz', '/readyz'],
		...['/pf/api/v3/content/fetch/content-feed', '/pf/api/v3/content/fetch/nada', '/pf/api/v3/content/fetch/content-api?query=%7B'],
		...['/pf/api/v3/content/fetch/site-service-hierarchy', '/pf/api/v3/content/fetch/sites-api', '/pf/api/v3/content/fetch/constructor'],
		...['/resizer/v2/x.jpg', '/resizer/v2/x.jpg?auth=x&width=320', '/media/files/x.mp4', '/marco/x/y/', '/api/ingest/v1/tn/story/A'],
		...[
			'/%ff',
			'//x',
			`/${'x'.repeat(9_000)}/`,
			'/a%00/',
			'/..;/',
			'/x.css',
			'/perfil/x.css',
			'/deportes/a/?x=1',
			'/envivo/',
			'/podcasts/',
		],
		...['/programas/', '/terminos-y-condiciones/', '/newsletters/', '/grilla/', '/estadisticas/', '/reproductor/', '/deportes/?page=2'],
		...[
			'/deportes/?page=999',
			'/politica/',
			'/economia/',
			'/show/',
			'/tecno/',
			'/cine-y-series/',
			'/fbia/',
			'/__proto__/',
			'/%F0%9F%98%80/',
		],
	];

	it('W07 O04 60 addresses, also errors and files, have the headers of a safe answer', async () => {
		expect(paths().length).toBeGreaterThanOrEqual(60);
		for (const path of paths()) {
			const { status, headers, body } = await program.get('tn', path);
			const missing = always.filter((name) => headers[name] === undefined);
			expect({ path, missing }).toEqual({ path, missing: [] });
			expect(headers['x-content-type-options']).toBe('nosniff');
			if (body !== '')
				expect({ path, type: headers['content-type'] }).toEqual({ path, type: expect.stringMatching(/charset=utf-8|^image\/|^font\//) });
			expect({ path, server: headers.server, by: headers['x-powered-by'] }).toEqual({ path, server: undefined, by: undefined });
			expect({ path, status: status < 500 }).toEqual({ path, status: true });
			expect(body).not.toMatch(/node_modules|at .*\.js:\d+:\d+|select .* from /);
		}
	});

	it('W07 pages allow no inline code that is not theirs, and files run nothing', async () => {
		const page = String((await program.get('tn', '/deportes/a/')).headers['content-security-policy']);
		expect(page).toMatch(/script-src[^;]*'sha256-/);
		expect(page).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
		expect(page).toMatch(/object-src 'none'|default-src 'none'/);
		expect(page).toMatch(/base-uri 'none'/);
		expect((await program.get('tn', '/robots.txt')).headers['content-security-policy']).toMatch(/default-src 'none'/);
	});
});

describe.each(brands)('refusals to readers of %s', (brand) => {
	it.each([
		['/%ff', 400],
		[`/${'x'.repeat(9_000)}/`, 414],
	])('O04 are a page in the dress of the brand, before anything is asked', async (path, status) => {
		const answer = await program.get(brand, path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
		expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
		expect(answer.body).toContain(`<html lang="es-AR" data-brand="${brand}">`);
		expect(answer.body).toContain('No pudimos abrir esta dirección');
	});
});

it('W14 O04 at a host of nobody a reader gets a page of nobody, and a program the envelope', async () => {
	const page = await program.get('nadie', '/', { accept: 'text/html' });
	expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
	expect(page.body).toContain('No hay ningún sitio en esta dirección');
	const { body } = await program.get('nadie', '/', { accept: 'application/json' });
	expect(v.parse(envelope, JSON.parse(body)).code).toBe('not-found');
});

describe('errors to programs', () => {
	it.each([
		['GET', '/pf/api/v3/content/fetch/nada', 404],
		['GET', '/pf/api/v3/content/fetch/__proto__', 404],
		['GET', '/pf/api/v3/content/fetch/content-feed?query=%7B', 400],
		['GET', '/pf/api/v3/content/fetch/content-feed?query=%7B%22size%22%3A%22x%22%7D', 400],
		['GET', '/pf/api/v3/content/fetch/content-feed?_website=nada', 404],
		['GET', '/pf/api/v3/content/fetch/content-api?query=%7B%22_id%22%3A%22nada%22%7D', 404],
		['POST', '/pf/api/v3/content/fetch/content-feed', 405],
		['GET', '/api/ingest/v1/tn/story/A', 401],
		['PUT', '/api/ingest/v1/tn/story/A', 401],
		['PUT', '/api/ingest/v1/nadie/story/A', 401],
		['DELETE', '/api/ingest/v1/tn/story/A', 401],
		['POST', '/api/ingest/v1/tn/batch', 401],
		['GET', '/pf/api/v3/nada', 404],
		['GET', '/api/nada/', 404],
		['GET', '/resizer/v2/ABCDEFGHIJKLMNOPQRSTUVWXYZ.jpg', 403],
		['GET', '/media/files/x.mp4', 404],
		['POST', '/deportes/a/', 405],
		['PUT', '/', 405],
		['GET', '/%ff', 400],
	])('O04 %s %s answers with the envelope, an id of the request and nothing of the inside', async (method, path, status) => {
		const answer = await program.send('tn', path, { method, headers: { accept: 'application/json' } });
		expect({ status: answer.status, body: answer.body }).toEqual({ status, body: expect.stringMatching(/^\{/) });
		const { code, message } = v.parse(v.strictObject(envelope.entries), JSON.parse(answer.body));
		expect(`${code} ${message}`).not.toMatch(/FST_|\.ts|node_modules|select|postgres|pglite/i);
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
	});

	it('O04 what the ingest API refuses is the envelope with every problem', async () => {
		const answer = await senderTo(program, 'tn').put({ _id: 'X', type: 'story', version: '0.10.12', headlines: 'no' });
		expect(answer.status).toBe(422);
		expect(v.parse(envelope, JSON.parse(answer.body))).toMatchObject({ code: 'INVALID_DOCUMENT', httpStatus: 422 });
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
	});
});
