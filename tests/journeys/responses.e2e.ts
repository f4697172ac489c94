import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { envelope } from '#platform/refusal';
import { onePerValue } from '../support/demo.ts';
import { publishOneStory } from '../support/programs/one-story.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

let program: Program;
beforeAll(async () => {
	program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
	await publishOneStory(program);
});
afterAll(() => program?.stop());

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

	it('W07 O04 of 60 addresses, errors and files included, make each answer safe', async () => {
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

	it('W07 of pages allow no inline code but ours, and those of files allow nothing to run', async () => {
		const page = String((await program.get('tn', '/deportes/a/')).headers['content-security-policy']);
		expect(page).toMatch(/script-src[^;]*'sha256-/);
		expect(page).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
		expect(page).toMatch(/object-src 'none'|default-src 'none'/);
		expect(page).toMatch(/base-uri 'none'/);
		expect((await program.get('tn', '/robots.txt')).headers['content-security-policy']).toMatch(/default-src 'none'/);
	});
});

describe.each(onePerValue(() => 'the same', brandList))('refusals to readers of $id', ({ id }) => {
	it.each([
		['/%ff', 400],
		[`/${'x'.repeat(9_000)}/`, 414],
	])('O04 are a page with the branding of the brand, even before routing', async (path, status) => {
		const answer = await program.get(id, path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
		expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
		expect(answer.body).toContain(`<html lang="es-AR" data-brand="${id}">`);
		expect(answer.body).toContain('No pudimos abrir esta dirección');
	});
});

it('W14 O04 an unknown host answers readers with a page without a brand, and programs with the envelope', async () => {
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
	])('O04 %s %s are the envelope with a request id, without internals', async (method, path, status) => {
		const answer = await program.send('tn', path, { method, headers: { accept: 'application/json' } });
		expect({ status: answer.status, body: answer.body }).toEqual({ status, body: expect.stringMatching(/^\{/) });
		const { code, message } = v.parse(v.strictObject(envelope.entries), JSON.parse(answer.body));
		expect(`${code} ${message}`).not.toMatch(/FST_|\.ts|node_modules|select|postgres|pglite/i);
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
	});

	it('O04 of the ingest API are the envelope with every problem', async () => {
		const answer = await senderTo(program, 'tn').put({ _id: 'X', type: 'story', version: '0.10.12', headlines: 'no' });
		expect(answer.status).toBe(422);
		expect(v.parse(envelope, JSON.parse(answer.body))).toMatchObject({ code: 'INVALID_DOCUMENT', httpStatus: 422 });
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
	});
});
