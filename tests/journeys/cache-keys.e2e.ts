import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from '../support/browser/crawl.ts';
import { section, story } from '../support/content.ts';
import { type Answer, type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off', TRUSTED_PROXIES: '127.0.0.1' } });
	await senderTo(program, 'tn').putAll([
		section('/deportes'),
		...Array.from({ length: 60 }, (_none, index) =>
			story(`S${index}`, {
				website: 'tn',
				website_url: `/deportes/nota-${index}/`,
				credits: { by: [{ _id: 'ana', type: 'author', name: 'Ana', slug: 'ana' }] },
				taxonomy: {
					primary_section: { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' },
					tags: [{ text: 'Fútbol', slug: 'futbol' }],
				},
			}),
		),
	]);
});
afterAll(() => program?.stop());

const mark = 'evil-7f3a';
const odd: Readonly<Record<string, string>>[] = [
	...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host', 'x-http-host-override'].map((name) => ({
		[name]: `${mark}.test`,
	})),
	...['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-path', 'x-override-url'].map((name) => ({
		[name]: `/${mark}/`,
	})),
	{ forwarded: `host=${mark}.test;proto=https` },
	{ 'x-forwarded-proto': mark },
	{ 'x-forwarded-scheme': 'https' },
	{ 'x-forwarded-port': '1337' },
	{ 'x-forwarded-for': `${mark}, 127.0.0.1` },
	{ 'x-http-method-override': 'DELETE' },
	{ 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', purpose: 'prefetch' },
	{ 'accept-language': 'en' },
	{ accept: 'application/json' },
	{ 'user-agent': `${mark} (iPhone; Mobile)` },
	{ cookie: `session=${mark}; __proto__=1; theme=dark` },
	{ cookie: Array.from({ length: 60 }, (_none, index) => `c${index}=${mark}`).join('; ') },
	{ origin: `https://${mark}.test` },
	{ referer: `https://${mark}.test/` },
	{ authorization: `Bearer ${mark}` },
	{ range: 'bytes=0-1' },
	{ 'if-modified-since': 'foo' },
	{ 'if-match': `"${mark}"` },
	{ 'if-none-match': 'W/"x"' },
	{ 'cache-control': 'no-cache', pragma: 'no-cache' },
	{ te: 'trailers', via: mark, warning: `110 ${mark}` },
	{ 'x-long': mark.repeat(900) },
	{ 'save-data': 'on', 'sec-ch-ua-mobile': '?1', dnt: '1', 'sec-gpc': '1' },
];

describe('what is not in the key of a cached page', () => {
	it('W12 does not change the page that the next reader gets, by any of 30 odd headers', async () => {
		expect(odd.length).toBeGreaterThanOrEqual(30);
		const clean = (await program.get('tn', unread(0))).body;
		for (const [index, headers] of odd.entries()) {
			const path = unread(index + 1);
			const primed = await program.get('tn', path, headers);
			expect(`${primed.body}${JSON.stringify(primed.headers)}`).not.toContain(mark);
			const next = await program.get('tn', path);
			const names = Object.keys(headers).join();
			expect({ names, status: next.status, isClean: next.body === clean }).toEqual({ names, status: 200, isClean: true });
		}
	});

	it('W12 does not change a page that is cached already', async () => {
		const clean = await program.get('tn', unread(0));
		for (const headers of odd) {
			const { status, body } = await program.get('tn', unread(0), headers);
			expect({ headers, status, isClean: body === clean.body }).toEqual({ headers, status: 200, isClean: true });
		}
	});

	/** A page that is not cached yet, with the same bytes as the others: the number is in the key, and a story has one page. */
	const unread = (index: number) => `/deportes/nota-1/?page=${index + 2}`;

	it('W12 is not the content coding: each has a cached page, and no refused one is sent', async () => {
		const path = '/deportes/nota-2/';
		const coding = async (accepted: string) => (await program.get('tn', path, { 'accept-encoding': accepted })).headers['content-encoding'];
		const accepted = ['zstd, br, gzip', 'br, gzip', 'gzip', 'br;q=0, *;q=0', 'zstd', ''];
		expect(await Promise.all(accepted.map(coding))).toEqual(['zstd', 'br', 'gzip', undefined, undefined, undefined]);
	});
});

describe('private addresses', () => {
	const suffixes = [
		'x.css',
		';a.js',
		'x.js',
		'x/',
		'x.png',
		'%3Bx.css',
		'%2e%2e/',
		'..%2f',
		'%00.css',
		'x.css/',
		'.css',
		'%0a.css',
		'%23.css',
		'%3F.css',
	];
	const variants = [
		...suffixes.map((suffix) => `/perfil/${suffix}`),
		...['/perfil.css', '/perfil;x.css', '/perfil/?x=.css', '/perfil/amp/', '/amp/perfil/', '/fbia/perfil/', '/pf/perfil/', '/PERFIL/x.css'],
	];

	it('W13 show nothing of the reader who requested one before, in 22 variants of the profile', async () => {
		for (const brand of ['tn', 'eltrece']) {
			for (const path of variants) {
				const cookie = { cookie: `session=${mark}; name=${mark}`, authorization: `Bearer ${mark}` };
				const own = await program.get(brand, path, cookie);
				const next = await program.get(brand, path);
				expect({ path, body: own.body.includes(mark) || next.body.includes(mark) }).toEqual({ path, body: false });
				expect({ path, status: next.status, age: next.headers.age }).toEqual({ path, status: own.status, age: undefined });
			}
		}
	});
});

describe('all answers of a crawl', () => {
	const extra = [
		...['/deportes', '/Deportes/', '/nada/', '/buscar/?q=nota', '/buscar/nota/', '/tags/futbol/', '/autor/ana/', '/robots.txt', '/%ff'],
		...[
			'/pf/api/v3/content/fetch/content-feed',
			'/pf/api/v3/content/fetch/nada',
			'/healthz',
			'/readyz',
			'/deportes/nota-1/amp/',
			'/perfil/',
		],
	];

	it('W20 set no cookie, vary by less than everything, and let errors be cached only shortly', async () => {
		const answers: { path: string; answer: Answer }[] = [];
		for await (const crawled of crawl(program.url('tn', ''), 100, (path) => program.get('tn', path))) answers.push(crawled);
		for (const path of extra) answers.push({ path, answer: await program.get('tn', path) });
		expect(answers.length).toBeGreaterThan(70);
		for (const { path, answer } of answers) {
			const { headers, status } = answer;
			expect({ path, cookie: headers['set-cookie'], vary: String(headers.vary).includes('*') }).toEqual({
				path,
				cookie: undefined,
				vary: false,
			});
			const lifetime = Number(/s-maxage=(\d+)|max-age=([1-9]\d*)/.exec(String(headers['cache-control']))?.slice(1).find(Boolean) ?? 0);
			if (status === 404 || status === 410) expect({ path, short: lifetime <= 60 }).toEqual({ path, short: true });
			else if (status >= 400) expect({ path, cache: headers['cache-control'] }).toEqual({ path, cache: 'no-store' });
		}
	});

	it('W03 have no nonce in a page or in its policy: two readers get the same bytes', async () => {
		for (const path of ['/', '/deportes/', '/deportes/nota-1/', '/buscar/nota/']) {
			const [one, other] = [await program.get('tn', path), await program.get('tn', path)];
			for (const { body, headers } of [one, other]) {
				expect(String(headers['content-security-policy'])).not.toContain('nonce-');
				expect(body).not.toMatch(/\snonce=/);
			}
			expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
			expect(one.body).toBe(other.body);
		}
	});
});
