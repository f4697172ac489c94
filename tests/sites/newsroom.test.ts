import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { type Role, roles } from '#newsroom';
import { may, type Permission, permissions } from '../../src/newsroom/permissions/permissions.ts';
import { guard } from '../../src/newsroom/routes/guard.ts';
import { tablesOf } from '../../src/newsroom/store/tables.ts';
import { servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { testDatabase } from '../support/databases/database.ts';
import { byForm } from '../support/form.ts';
import { setUpStaff, signInAs, staffSession } from '../support/identity/staff-accounts.ts';
import { callWithSession } from '../support/identity/staff-pages.ts';

const sites = servedNewsroom(testDatabase(migrations));
const { content, get, post, send } = sites;

/** Sets a member of staff up and signs them in. Returns the session cookie. */
const signIn = (role: Role, brands?: readonly BrandId[]): Promise<string> => staffSession(sites, { role, brands });

const api = '/tn/api/';
const call = (method: string, path: string, cookie: string, body?: object, headers?: Record<string, string>) =>
	callWithSession(sites, cookie, [method, path, { body, ...(headers && { headers }) }]);

const written = (id: string, more: object = {}) =>
	story(id, { canonical_website: 'tn', website_url: `/deportes/${id.toLowerCase()}/`, ...more });
const revision = '0'.repeat(64);

/** A request for each route, with the permission that the route should demand. */
const requests = [
	['GET', '/tn/notas/', 'read-stories'],
	['GET', '/tn/notas/A/', 'read-stories'],
	['GET', '/tn/vista/', 'read-stories'],
	['GET', '/tn/vista/A/', 'read-stories'],
	['GET', '/tn/datos/collection/abrir/?nombre=', 'edit-data'],
	['GET', `${api}lugar/`, 'read-stories'],
	['GET', `${api}notas/`, 'read-stories'],
	['GET', `${api}notas/A/`, 'read-stories'],
	['PUT', `${api}notas/NEW/`, 'write-drafts', { document: written('NEW') }],
	['PUT', `${api}notas/A/publicar/`, 'publish', { base: revision, document: written('A') }],
	['PUT', `${api}notas/A/retirar/`, 'publish', { base: revision }],
	['PUT', `${api}notas/A/programar/`, 'publish', { base: revision, document: written('A'), action: 'publish', at: '2030-01-01T10:00' }],
	['PUT', `${api}notas/A/desprogramar/`, 'publish', { action: 'publish' }],
	['PUT', `${api}notas/NONE/descartar/`, 'publish'],
	['PUT', `${api}notas/NONE/recuperar/`, 'publish'],
	['POST', `${api}notas/A/efectos/`, 'publish', { document: written('A') }],
	['GET', `${api}visto/?brand=tn&path=/nada/`, 'read-stories'],
	['POST', `${api}enlaces/`, 'read-stories', { links: [] }],
	['GET', `${api}mesa/`, 'read-stories'],
	['POST', `${api}mesa/`, 'publish', { works: [{ id: 'A', revision }], change: { kind: 'tag', slug: 'boca', text: 'Boca' } }],
	['POST', `${api}mesa/999/deshacer/`, 'publish'],
	['PUT', `${api}vistas/`, 'read-stories', { name: 'Deportes', query: 'section=/deportes' }],
	['PUT', `${api}notas/A/presencia/`, 'read-stories'],
	['GET', `${api}notas/A/enlaces/`, 'read-stories'],
	['POST', `${api}notas/A/enlaces/`, 'publish', { hours: 1 }],
	['POST', `${api}notas/A/enlaces/1/anular/`, 'publish'],
	['PUT', `${api}notas/A/versiones/${revision}/`, 'write-drafts', { name: 'Antes', note: '' }],
	['GET', `${api}notas/A/comentarios/`, 'read-stories'],
	['POST', `${api}notas/A/comentarios/`, 'write-drafts', { text: 'Falta la fuente' }],
	['PUT', `${api}notas/A/comentarios/999/`, 'write-drafts', { resolved: true }],
	['PUT', `${api}notas/A/comentarios/999/quitar/`, 'write-drafts'],
	['GET', '/tn/imagenes/', 'read-stories'],
	['GET', `${api}biblioteca/`, 'read-stories'],
	['GET', `${api}biblioteca/notas/`, 'read-stories'],
	['POST', `${api}biblioteca/`, 'store-pictures'],
	['PUT', `${api}biblioteca/NONE/`, 'store-pictures', { caption: '', credit: '', alt: '', focal: { x: 0, y: 0 }, rightsEnd: null }],
	['PUT', `${api}biblioteca/NONE/quitar/`, 'publish'],
	['GET', `${api}biblioteca/NONE/usos/`, 'read-stories'],
	['GET', '/tn/videos/', 'read-stories'],
	['GET', `${api}videos/subidas/`, 'store-videos'],
	['POST', `${api}videos/subidas/`, 'store-videos', { name: 'gol.mp4', bytes: 1, modified: 1 }],
	['PUT', `${api}videos/subidas/${'A'.repeat(26)}/0/`, 'store-videos'],
	['PUT', `${api}videos/subidas/${'A'.repeat(26)}/cancelar/`, 'store-videos'],
	['POST', `${api}videos/subidas/${'A'.repeat(26)}/terminar/`, 'store-videos'],
	['POST', `${api}videos/subtitulos/`, 'store-videos', { text: 'WEBVTT' }],
	['GET', `${api}videos/NONE/usos/`, 'read-stories'],
	['PUT', `${api}videos/NONE/borrar/`, 'delete-videos'],
	['POST', '/tn/datos/collection/borradores/1/descartar/', 'edit-data'],
	['POST', '/tn/datos/collection/borradores/1/recuperar/', 'edit-data'],
	['GET', '/tn/menus/primary/', 'edit-data'],
	['POST', '/tn/menus/primary/', 'edit-data', { menu: '[]' }],
	['GET', '/tn/respuestas/', 'read-answers'],
	['GET', '/tn/respuestas/familias/', 'read-answers'],
	['GET', '/tn/respuestas/familias/tabla/', 'read-answers'],
	['GET', `/tn/respuestas/familias/archivos/${'A'.repeat(43)}/`, 'read-answers'],
	['GET', '/tn/palabras/', 'edit-rules'],
	['POST', '/tn/palabras/', 'edit-rules', { words: 'presunto', advice: '' }],
	['POST', '/tn/palabras/quitar/', 'edit-rules', { words: 'presunto' }],
	['GET', `${api}notas/A/versiones/`, 'read-stories'],
	['GET', `${api}notas/A/versiones/${revision}/`, 'read-stories'],
	['POST', `${api}imagenes/`, 'store-pictures'],
	['GET', `${api}imagenes/AAAAAAAAAAAAAAAAAAAAAAAAAA/`, 'read-stories'],
	['GET', '/tn/cuenta/', 'own-account'],
	['POST', '/tn/cuenta/contrasena/', 'own-account', {}],
	['POST', '/tn/cuenta/llaves/', 'own-account', {}],
	['POST', '/tn/cuenta/llaves/quitar/', 'own-account', {}],
	['GET', '/tn/equipo/', 'manage-staff'],
	['POST', '/tn/equipo/', 'manage-staff', {}],
	['GET', '/tn/equipo/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/', 'manage-staff'],
	['POST', '/tn/equipo/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/', 'manage-staff', {}],
	['POST', '/tn/equipo/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/quitar/', 'manage-staff'],
	['GET', '/tn/registro/', 'read-log'],
	['GET', '/tn/lectores/', 'help-readers'],
	['GET', '/tn/lectores/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/', 'help-readers'],
	['POST', '/tn/lectores/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/ver/', 'help-readers'],
	['POST', '/tn/lectores/2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c/sesiones/', 'help-readers'],
] as const;

/** Stores a picture in the library of tn. */
const storePicture = (cookie: string, bytes: string) =>
	send('redaccion', `${api}biblioteca/`, {
		method: 'POST',
		headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
		body: bytes,
	}).then(({ body }) => JSON.parse(body));

/** The number of rows that a request could have changed, by table. */
async function stored() {
	const tables = [
		'content.revision',
		'content.placement',
		'newsroom.staff',
		'newsroom.staff_role',
		'newsroom.watched_word',
		'newsroom.set_up_link',
	];
	const counts = tables.map((table) => sql`select count(*) from ${sql.table(table)}`.execute(content.database().sql));
	return (await Promise.all(counts)).map(({ rows }) => rows);
}

beforeEach(() => publish(content(), [section('/deportes'), written('A')]));

describe('the permissions of staff', () => {
	it.each(roles)('N01 N03 let the role %s do what the table says, and nothing else', async (role) => {
		const cookie = await signIn(role);
		for (const [method, path, permission, body] of requests) {
			const allowed: readonly Role[] = permissions[permission];
			const { status } = await call(method, path, cookie, body);
			if (allowed.includes(role)) expect([200, 302, 303, 404, 409, 422], `${method} ${path}`).toContain(status);
			else expect(status, `${method} ${path}`).toBe(403);
		}
	});

	it('N01 stop the start at a route that declares none', async () => {
		const app = Fastify();
		const { database, clock } = content.options();
		guard(app, { tables: tablesOf(database), clock, origin: 'https://redaccion.test', sites: [] });
		expect(() => app.get('/nueva/', async () => '')).toThrow('GET /nueva/ of the newsroom declares no permission');
		await app.close();
	});

	it('N01 give nothing to anybody who is not signed in, nor to a reader', async () => {
		const { accessToken } = await sites.service.reader();
		const reader = { authorization: `Bearer ${accessToken}` };
		for (const cookie of ['', `__Host-kiosco-session=${accessToken}`, 'kiosco-admin=1', `__Host-kiosco-redaccion=${'x'.repeat(43)}`])
			for (const [method, path, , body] of requests) {
				const { status, headers } = await call(method, path, cookie, body, reader);
				if (path.startsWith(api)) expect(status, path).toBe(401);
				else if (method === 'GET') expect(headers.location, path).toMatch(/^\/ingresar\/(?:\?volver=|$)/);
				else expect(status, path).toBe(403);
			}
	});

	it('N02 keep somebody of one brand out of the others', async () => {
		const cookie = await signIn('editor', ['ciudad']);
		for (const [method, path, , body] of requests) expect((await call(method, path, cookie, body)).status, path).toBe(404);
		for (const { id } of brandList) expect((await call('GET', `/${id}/api/notas/`, cookie)).status, id).toBe(id === 'ciudad' ? 200 : 404);
	});

	it('N08 hold at the host of the newsroom alone: a session of staff reaches nothing at the host of a brand, and a reader nothing here', async () => {
		const headers = { cookie: await signIn('admin'), 'sec-fetch-site': 'same-origin' };
		for (const { id } of brandList)
			for (const [method, path] of requests) expect([404, 405], path).toContain((await send(id, path, { method, headers })).status);
		const { accessToken } = await sites.service.reader();
		const reader = { authorization: `Bearer ${accessToken}`, cookie: `__Host-kiosco-session=${accessToken}` };
		for (const path of ['/', '/perfil/', '/deportes/a/', '/buscar/a/', '/pf/api/v3/content/fetch/x', '/robots.txt', '/feeds/rss/'])
			expect((await get('redaccion', path, reader)).status, path).not.toBe(200);
		expect((await get('redaccion', '/', reader)).headers.location).toBe('/ingresar/');
	});

	it('N08 are in a cookie that no other host gets and no script reads', async () => {
		const { email, code } = await setUpStaff(sites, { role: 'editor' });
		const setCookies = await signInAs(sites, email, code());
		const [session = ''] = setCookies;
		expect(session).toMatch(/^__Host-kiosco-redaccion=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
		expect(setCookies.filter((one) => !one.startsWith('__Host-'))).toEqual([]);
	});

	it('N01 N03 give nothing to random requests of readers, staff of another brand and contributors', { timeout: 300_000 }, async () => {
		const { accessToken } = await sites.service.reader();
		const [other, contributor] = [await signIn('admin', ['ciudad']), await signIn('contributor', ['tn'])];
		const attackers = [
			{ name: 'reader', cookie: `__Host-kiosco-session=${accessToken}`, reaches: (_permission: Permission) => false },
			{ name: 'admin of ciudad', cookie: other, reaches: () => false },
			{ name: 'contributor', cookie: contributor, reaches: (permission: Permission) => may('contributor', permission) },
		];
		const guarded = sites.routes.flatMap(({ permission, ...route }) =>
			permission === 'open' || permission === 'signed-in' ? [] : [{ ...route, permission }],
		);
		expect(guarded.length).toBeGreaterThan(30);
		const before = await stored();
		const random = fc.record({
			route: fc.constantFrom(...guarded),
			attacker: fc.constantFrom(...attackers),
			id: fc.constantFrom('A', 'NEW', revision, '2f1c9f0e-6c1e-4d57-9a55-0d6f7d1a2b3c', 'suspender', 'publicar'),
			body: fc.constantFrom(
				{},
				{ document: written('A') },
				{ base: revision, document: written('A') },
				{ 'role-tn': 'admin', email: 'x@diario.test' },
			),
		});
		const check = async ({
			route: { method, url, permission },
			attacker,
			id,
			body,
		}: typeof random extends fc.Arbitrary<infer T> ? T : never) => {
			if (attacker.reaches(permission)) return;
			const path = url.replace(':brand', 'tn').replaceAll(/:\w+/g, id);
			const answer = await call(method, path, attacker.cookie, method === 'GET' || method === 'HEAD' ? undefined : body, {
				authorization: `Bearer ${accessToken}`,
			});
			const isAtSignIn = answer.status === 303 && String(answer.headers.location).startsWith('/ingresar/');
			expect(isAtSignIn || [401, 403, 404].includes(answer.status), `${attacker.name}: ${method} ${path} ${answer.status}`).toBe(true);
		};
		await fc.assert(fc.asyncProperty(random, check), { numRuns: byForm(60, 500) });
		expect(await stored()).toEqual(before);
	});

	it('W09 refuse a change that a page of another site sends', async () => {
		const cookie = await signIn('editor');
		for (const site of ['cross-site', 'same-site', 'none'])
			expect((await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') }, { 'sec-fetch-site': site })).status).toBe(403);
		expect((await call('GET', `${api}notas/NEW/`, cookie)).body).toEqual({});
	});
});

describe('the pages of the newsroom', () => {
	it('come compressed to a browser that takes Brotli', async () => {
		const cookie = await signIn('editor');
		const whole = await get('redaccion', '/tn/datos/', { cookie });
		const { headers, bytes } = await get('redaccion', '/tn/datos/', { cookie, 'accept-encoding': 'gzip, deflate, br' });
		expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-store' });
		expect(brotliDecompressSync(bytes).toString()).toBe(whole.body);
	});
});

describe('the API of the desk and the editor', () => {
	it('writes a draft, publishes it for readers, and takes it from them again', async () => {
		const cookie = await signIn('editor');
		const draft = await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') });
		expect(draft).toMatchObject({
			status: 200,
			body: { id: 'NEW', state: 'working', sender: expect.stringMatching(/^staff editor <[\w-]+>$/) },
		});
		expect(draft.headers['cache-control']).toBe('no-store');
		expect((await get('tn', '/deportes/new/')).status).toBe(404);
		const list = await call('GET', `${api}notas/`, cookie);
		expect(list.body.rows).toMatchObject([{ id: 'NEW', headline: 'Titular de NEW' }]);
		const published = await call('PUT', `${api}notas/NEW/publicar/`, cookie, { base: draft.body.revision, document: written('NEW') });
		expect(published).toMatchObject({ status: 200, body: { state: 'published', path: '/deportes/new/' } });
		const page = await get('tn', '/deportes/new/');
		expect(page.status).toBe(200);
		expect(page.body).toContain(`article:modified_time" content="${JSON.parse(published.body.text).last_updated_date}"`);
		const withdrawn = await call('PUT', `${api}notas/NEW/retirar/`, cookie, { base: published.body.revision });
		expect(withdrawn).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
		expect((await get('tn', '/deportes/new/')).status).toBe(410);
		const { body } = await call('GET', `${api}notas/NEW/versiones/`, cookie);
		expect(body.revisions).toMatchObject([{ draft: false }, { draft: true }]);
		const text = await call('GET', `${api}notas/NEW/versiones/${draft.body.revision}/`, cookie);
		expect(text.body.text).toBe(draft.body.text);
	});

	it('says on every brand when readers have a publication, what it changes before, and which links lead nowhere', async () => {
		const cookie = await signIn('editor');
		await publish(content(), [section('/deportes')], 'ciudad');
		const variant = {
			type: 'variant',
			_id: 'ciudad-variant',
			published: true,
			websites: ['ciudad'],
			content: { type: 'story', version: '0.10.12', headlines: { basic: 'Otro título en Ciudad' } },
		};
		const places = { websites: { tn: {}, ciudad: { website_url: '/deportes/nueva/' } }, variations: { variants: [variant] } };
		const document = { ...written('NEW', places), website_url: undefined };
		const draft = await call('PUT', `${api}notas/NEW/`, cookie, { document });
		const tried = await call('POST', `${api}notas/NEW/efectos/`, cookie, { document });
		expect(tried.body.effects).toMatchObject([
			{ brand: 'tn', isNew: true, sections: ['/deportes'] },
			{ brand: 'ciudad', path: '/deportes/nueva/', isNew: true },
		]);
		expect((await get('ciudad', '/deportes/nueva/')).status).toBe(404);
		const published = await call('PUT', `${api}notas/NEW/publicar/`, cookie, { base: draft.body.revision, document });
		const { path: address } = published.body;
		const change = JSON.parse(published.body.text).last_updated_date;
		for (const [brand, path] of [
			['tn', address],
			['ciudad', '/deportes/nueva/'],
		])
			expect(
				(await call('GET', `${api}visto/?${new URLSearchParams({ brand: `${brand}`, path: `${path}`, change })}`, cookie)).body,
			).toEqual({ seen: true });
		const [own, other] = [(await get('tn', address)).body, (await get('ciudad', '/deportes/nueva/')).body];
		expect([own.includes('Titular de NEW'), own.includes('Otro título'), other.includes('Otro título en Ciudad')]).toEqual([
			true,
			false,
			true,
		]);
		expect(/<link rel="canonical" href="([^"]+)"/.exec(other)?.[1]).toMatch(/tn\..*\/deportes\/2026\//);
		const links = [address, '/deportes/nada/'].map((path) => ({ brand: 'tn', path }));
		expect((await call('POST', `${api}enlaces/`, cookie, { links })).body).toEqual({ dead: [links[1]] });
	});

	it('takes a time by the clocks of the brand, and takes it back', async () => {
		const cookie = await signIn('editor');
		const plan = { document: written('NEW'), action: 'publish', at: '2026-12-01T20:00' };
		const planned = await call('PUT', `${api}notas/NEW/programar/`, cookie, plan);
		expect(planned).toMatchObject({ status: 200, body: { state: 'scheduled', plans: [{ dueAt: '2026-12-01T23:00:00.000Z' }] } });
		expect((await call('GET', `${api}notas/?state=scheduled`, cookie)).body.rows).toMatchObject([{ id: 'NEW' }]);
		const past = await call('PUT', `${api}notas/NEW/programar/`, cookie, { ...plan, base: planned.body.revision, at: '2020-01-01T00:00' });
		expect(past).toMatchObject({ status: 422, body: { code: 'TIME_PASSED' } });
		expect((await call('PUT', `${api}notas/NEW/desprogramar/`, cookie, { action: 'publish' })).body).toMatchObject({
			state: 'working',
			plans: [],
		});
	});

	it('N12 changes many stories at once, says which one refuses, and undoes it', async () => {
		const cookie = await signIn('editor');
		const ids = ['A', 'B'];
		await publish(content(), [written('B'), section('/politica', { name: 'Política' })]);
		const change = { kind: 'section', id: '/politica', name: 'Política' };
		const seen = (named: readonly string[]) => named.map((id) => ({ id, revision }));
		const refused = await call('POST', `${api}mesa/`, cookie, { works: seen(['A', 'NONE']), change });
		expect(refused).toMatchObject({ status: 422, body: { code: 'NO_SUCH_WORK', story: 'NONE' } });
		const changed = await call('POST', `${api}mesa/`, cookie, { works: seen(ids), change });
		expect(changed).toMatchObject({ status: 200, body: { works: ids } });
		const inPolitics = () => call('GET', `${api}notas/?state=published&section=/politica`, cookie).then(({ body }) => body.rows.length);
		expect(await inPolitics()).toBe(2);
		expect((await call('GET', `${api}mesa/`, cookie)).body.last).toMatchObject({ number: changed.body.change, kind: 'section', works: 2 });
		const namesake = await staffSession(sites, { role: 'editor', email: 'otra@diario.test' });
		expect((await call('GET', `${api}mesa/`, namesake)).body.last, 'of another editor of the same name').toBeUndefined();
		await call('POST', `${api}mesa/${changed.body.change}/deshacer/`, cookie);
		expect([await inPolitics(), (await call('GET', `${api}mesa/`, cookie)).body.last]).toEqual([0, undefined]);
	});

	it('tells the desk who is in which story, and keeps the views of each person', async () => {
		const [editor, other] = [await signIn('editor'), await signIn('admin')];
		await call('PUT', `${api}notas/A/presencia/`, editor);
		await call('PUT', `${api}vistas/`, editor, { name: 'Mi sección', query: 'state=working&section=/deportes' });
		expect((await call('GET', `${api}mesa/`, other)).body).toMatchObject({ present: [{ story: 'A', name: 'editor' }], views: [] });
		expect((await call('GET', `${api}mesa/`, editor)).body.views).toEqual([
			{ name: 'Mi sección', query: 'state=working&section=/deportes' },
		]);
		await call('PUT', `${api}vistas/`, editor, { name: 'Mi sección', query: '' });
		content.clock.now = new Date(content.clock.now.getTime() + 60_000);
		expect((await call('GET', `${api}mesa/`, editor)).body).toMatchObject({ present: [], views: [] });
	});

	it('N09 shows a draft by a link to somebody outside, for a day at most, until it is revoked, in no index and no cache', async () => {
		const cookie = await signIn('editor');
		await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') });
		expect((await call('POST', `${api}notas/NEW/enlaces/`, cookie, { hours: 25 })).status).toBe(400);
		const open = async (hours: number) => {
			const { body } = await call('POST', `${api}notas/NEW/enlaces/`, cookie, { hours });
			return { number: body.links[0].number, path: new URL(body.address).pathname };
		};
		const [first, second] = [await open(24), await open(1)];
		const page = await get('redaccion', first.path);
		expect([page.status, page.body.includes('Titular de NEW')]).toEqual([200, true]);
		const logged = () => content.log.told.map(({ fields }) => fields.path);
		await expect.poll(logged).toContain('/:brand/vista/enlace/:secret/');
		expect(logged()).not.toContain(first.path);
		expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
		expect((await get('redaccion', first.path.replace('/tn/', '/ciudad/'))).status).toBe(404);
		expect((await get('tn', first.path)).status).toBe(404);
		expect((await get('redaccion', first.path.replace(/.{8}\/$/, 'AAAAAAAA/'))).status).toBe(404);
		expect((await call('POST', `${api}notas/NEW/enlaces/${second.number}/anular/`, cookie)).body.links).toMatchObject([
			{ number: first.number },
		]);
		expect((await get('redaccion', second.path)).status).toBe(404);
		content.clock.now = new Date(content.clock.now.getTime() + 86_400_001);
		expect((await get('redaccion', first.path)).status).toBe(404);
	});

	it('shows a draft in each form, and on each brand that it names', async () => {
		const cookie = await signIn('editor');
		await publish(content(), [section('/deportes')], 'ciudad');
		await call('PUT', `${api}notas/NEW/`, cookie, {
			document: written('NEW', { websites: { ciudad: { website_url: '/deportes/nueva/' } } }),
		});
		const view = (query: string) => get('redaccion', `/tn/vista/NEW/?${query}`, { cookie });
		for (const [query, sign] of [
			['', 'data-theme'],
			['salida=lite', '/lite/'],
			['salida=amp', 'amp-custom'],
			['sitio=ciudad', 'Ciudad'],
		] as const) {
			const { status, body, headers } = await view(query);
			expect([status, body.includes('Titular de NEW'), headers['cache-control']], query).toEqual([200, true, 'no-store']);
			if (sign !== 'data-theme') expect(body, query).toContain(sign);
			const sandbox = /; sandbox (.*)$/.exec(String(headers['content-security-policy']))?.[1];
			// AMP runs third-party scripts, which get no origin of ours.
			expect(sandbox, query).toBe(query === 'salida=amp' ? 'allow-scripts allow-popups allow-popups-to-escape-sandbox' : undefined);
		}
	});

	it('keeps a version that somebody named, however often the text is saved after it', async () => {
		const cookie = await signIn('editor');
		const first = await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') });
		await call('PUT', `${api}notas/NEW/versiones/${first.body.revision}/`, cookie, { name: 'Antes del recorte', note: 'Con la cita' });
		content.clock.now = new Date(content.clock.now.getTime() + 1_000);
		let base = first.body.revision;
		for (const slug of ['b', 'c'])
			base = (await call('PUT', `${api}notas/NEW/`, cookie, { base, document: written('NEW', { slug }) })).body.revision;
		const { body } = await call('GET', `${api}notas/NEW/versiones/`, cookie);
		expect(body.revisions.map(({ name, note }: { name?: string; note?: string }) => [name, note])).toEqual([
			[undefined, undefined],
			['Antes del recorte', 'Con la cita'],
		]);
	});

	it('N02 keeps comments in the margin as threads of a story, which readers and other brands never see', async () => {
		const [writer, editor] = [await signIn('contributor'), await signIn('editor')];
		const comments = `${api}notas/NEW/comentarios/`;
		expect((await call('POST', comments, writer, { text: 'Falta la fuente' })).status).toBe(404);
		const first = await call('PUT', `${api}notas/NEW/`, writer, { document: written('NEW') });
		const quote = { exact: 'palabras', prefix: 'Unas ', suffix: ' más' };
		await call('POST', comments, writer, { text: 'Falta la fuente' });
		const { threads } = (await call('POST', comments, editor, { text: '', quote, proposal: 'ideas' })).body;
		expect(threads).toMatchObject([
			{ text: 'Falta la fuente', by: 'contributor', isMine: false, replies: [] },
			{ quote, proposal: 'ideas', by: 'editor', isMine: true, replies: [] },
		]);
		const [{ number: asked }, { number: proposed }] = threads;
		await call('POST', comments, editor, { thread: asked, text: 'La tiene Ana' });
		await call('PUT', `${comments}${proposed}/`, writer, { resolved: true, accepted: false });
		expect((await call('GET', comments, editor)).body.threads).toMatchObject([
			{ number: asked, replies: [{ by: 'editor', text: 'La tiene Ana', isMine: true }] },
			{ number: proposed, resolvedBy: 'contributor', accepted: false },
		]);
		const { threads: reopened } = (await call('PUT', `${comments}${proposed}/`, editor, { resolved: false })).body;
		expect(reopened[1]).not.toHaveProperty('resolvedBy');
		expect(reopened[1]).not.toHaveProperty('accepted');
		await call('PUT', `${api}notas/NEW/publicar/`, editor, { base: first.body.revision, document: written('NEW') });
		expect((await get('tn', '/deportes/new/')).body).not.toContain('Falta la fuente');
		const ofCiudad = await signIn('editor', ['ciudad']);
		expect((await call('GET', comments, ofCiudad)).status).toBe(404);
		expect((await call('GET', comments.replace('/tn/', '/ciudad/'), ofCiudad)).body).toEqual({ threads: [] });
	});

	it('lets staff remove their own comments, while nobody replied', async () => {
		const [writer, editor] = [await signIn('contributor'), await signIn('editor')];
		const comments = `${api}notas/A/comentarios/`;
		const add = async (cookie: string, comment: object) => (await call('POST', comments, cookie, comment)).body.threads.at(-1);
		const { number } = await add(writer, { text: 'Uno' });
		expect((await call('PUT', `${comments}${number}/quitar/`, editor)).status).toBe(404);
		const { replies } = await add(editor, { thread: number, text: 'Dos' });
		expect((await call('PUT', `${comments}${number}/quitar/`, writer)).body.code).toBe('comment-answered');
		await call('PUT', `${comments}${replies[0].number}/quitar/`, editor);
		expect((await call('PUT', `${comments}${number}/quitar/`, writer)).body).toEqual({ threads: [] });
	});

	it.each([
		['nothing', { text: ' ' }],
		['a proposal for no words', { text: 'Otra', proposal: 'ideas' }],
		['a reply about words', { text: 'Otra', thread: 1, quote: { exact: 'a', prefix: '', suffix: '' } }],
		['a reply to no thread', { text: 'Otra', thread: 999 }],
		['words beyond 500 characters', { text: 'Otra', quote: { exact: 'a'.repeat(501), prefix: '', suffix: '' } }],
	])('refuses %s as a comment', async (_, comment) => {
		expect((await call('POST', `${api}notas/A/comentarios/`, await signIn('editor'), comment)).status).toBeGreaterThanOrEqual(400);
	});

	it('keeps pictures with their words, finds them, knows a file that comes again, and says where one is used', async () => {
		const cookie = await signIn('editor');
		const upload = (bytes: string) => storePicture(cookie, bytes);
		const first = await upload('a file');
		expect([first.isKnown, (await upload('a file')).isKnown]).toEqual([false, true]);
		const words = { caption: 'El recinto', credit: 'Ana Paz', alt: 'Senadores de pie', focal: { x: 100, y: 50 }, rightsEnd: null };
		expect((await call('PUT', `${api}biblioteca/${first.id}/`, cookie, words)).body).toMatchObject({ id: first.id, ...words });
		const contributor = await signIn('contributor');
		const ended = await call('PUT', `${api}biblioteca/${first.id}/`, contributor, { ...words, rightsEnd: '2020-01-01T00:00:00.000Z' });
		expect([ended.status, ended.body.code]).toEqual([403, 'not-permitted']);
		expect((await call('PUT', `${api}biblioteca/${first.id}/`, contributor, words)).status).toBe(200);
		const found = async (sought: string) => (await call('GET', `${api}biblioteca/?words=${sought}`, cookie)).body.pictures.length;
		expect([await found('SENADORES+paz'), await found('senadores+perro')]).toEqual([1, 0]);
		expect((await call('GET', '/ciudad/api/biblioteca/', cookie)).body.pictures).toEqual([]);
		const image = { type: 'image', _id: first.id, url: `https://tn.test/resizer/v2/${first.id}.jpg` };
		await publish(content(), [written('A', { promo_items: { basic: image }, last_updated_date: '2026-11-20T14:00:00Z' })]);
		expect((await call('GET', `${api}biblioteca/${first.id}/usos/`, cookie)).body.uses).toMatchObject([
			{ id: 'A', headline: 'Titular de A' },
		]);
		const [row] = (await call('GET', `${api}notas/?state=published`, cookie)).body.rows;
		expect(row.thumbnail, 'the desk shows it').toBe(`/resizer/v2/${first.id}.webp`);
	});

	it('gives a picture of the library the words that a published story has for it, and keeps those that it has', async () => {
		const cookie = await signIn('editor');
		const upload = (bytes: string) => storePicture(cookie, bytes);
		const [bare, described] = [await upload('bare'), await upload('described')];
		const words = { caption: '', credit: 'Luis Sosa', alt: 'Una calle', focal: { x: 1, y: 1 }, rightsEnd: null };
		await call('PUT', `${api}biblioteca/${described.id}/`, cookie, words);
		const credits = { by: [{ type: 'author', name: 'Ana Paz' }] };
		const image = ({ id }: { id: string }, alt: string) => {
			const url = `https://tn.test/resizer/v2/${id}.jpg`;
			return { type: 'image', _id: id, url, alt_text: alt, caption: 'El recinto', credits };
		};
		const document = written('NEW', {
			promo_items: { basic: image(bare, 'Senadores de pie') },
			content_elements: [image(described, 'Otra cosa')],
		});
		const library = async (of = '/tn') =>
			new Map((await call('GET', `${of}/api/biblioteca/`, cookie)).body.pictures.map((one: { id: string }) => [one.id, one]));
		const draft = await call('PUT', `${api}notas/NEW/`, cookie, { document });
		expect((await library()).get(bare.id), 'a draft is not finished').toMatchObject({ caption: '', credit: '', alt: '' });
		expect((await call('PUT', `${api}notas/NEW/publicar/`, cookie, { base: draft.body.revision, document })).status).toBe(200);
		expect((await library()).get(bare.id)).toMatchObject({ caption: 'El recinto', credit: 'Ana Paz', alt: 'Senadores de pie' });
		expect((await library()).get(described.id)).toMatchObject({ caption: 'El recinto', credit: 'Luis Sosa', alt: 'Una calle' });
	});

	it('takes a picture out of the library for those who may publish; a file that comes again is a new one', async () => {
		const [cookie, contributor] = [await signIn('editor'), await signIn('contributor')];
		const upload = () => storePicture(cookie, 'a wrong file');
		const { id } = await upload();
		const remove = (path: string, by = cookie) => call('PUT', `${path}biblioteca/${id}/quitar/`, by);
		expect((await remove(api, contributor)).status).toBe(403);
		expect((await remove('/ciudad/api/')).status).toBe(404);
		expect((await remove(api)).status).toBe(200);
		expect((await call('GET', `${api}biblioteca/`, cookie)).body.pictures).toEqual([]);
		expect((await remove(api)).status).toBe(404);
		expect((await upload()).isKnown).toBe(false);
	});

	it('N02 lists the pictures of published stories and of drafts, with their credit and their stories, for one brand', async () => {
		const cookie = await signIn('contributor');
		const image = (id: string, more = {}) => ({ type: 'image', _id: id, url: `https://tn.test/resizer/v2/${id}.jpg`, ...more });
		const [lead, inside, drafted] = ['A', 'B', 'C'].map((letter) => letter.repeat(26));
		const credits = { by: [{ type: 'author', name: 'Ana Paz' }] };
		const gallery = { type: 'gallery', content_elements: [image(inside ?? ''), image(lead ?? '')] };
		const basic = image(lead ?? '', { credits, caption: 'El <b>recinto</b>' });
		await publish(content(), [
			written('A', { promo_items: { basic }, content_elements: [gallery, image('x', { url: 'https://no.test/x.jpg' })] }),
		]);
		await call('PUT', `${api}notas/DRAFT/`, await signIn('editor'), {
			document: written('DRAFT', { promo_items: { basic: image(drafted ?? '') } }),
		});
		const listed = async (query: string, of = '/tn') => (await call('GET', `${of}/api/biblioteca/notas/?${query}`, cookie)).body.pictures;
		expect(await listed('state=published')).toMatchObject([
			{ id: lead, caption: 'El recinto', credit: 'Foto: Ana Paz', image: basic, stories: [{ id: 'A', headline: 'Titular de A' }] },
			{ id: inside, credit: '', stories: [{ id: 'A' }] },
		]);
		expect(await listed('state=working')).toMatchObject([{ id: drafted, stories: [{ id: 'DRAFT' }] }]);
		expect([(await listed('words=titular')).length, await listed('words=perro'), await listed('', '/ciudad')]).toEqual([2, [], []]);
	});

	it('keeps the words that staff look out for, for one brand, and records who changed them', async () => {
		const cookie = await signIn('editor');
		await post('redaccion', '/tn/palabras/', { words: 'presunto', advice: '¿Hay causa?' }, { cookie });
		expect((await call('GET', `${api}lugar/`, cookie)).body.watched).toEqual([{ words: 'presunto', advice: '¿Hay causa?' }]);
		expect((await get('redaccion', '/ciudad/palabras/', { cookie })).body).not.toContain('¿Hay causa?');
		await post('redaccion', '/tn/palabras/quitar/', { words: 'presunto' }, { cookie });
		expect((await call('GET', `${api}lugar/`, cookie)).body.watched).toEqual([]);
	});

	it('N05 answers a save of an older text with the newer one', async () => {
		const cookie = await signIn('editor');
		const first = await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') });
		const second = await call('PUT', `${api}notas/NEW/`, cookie, { base: first.body.revision, document: written('NEW', { slug: 'b' }) });
		for (const path of ['', 'publicar/', 'retirar/'])
			expect(await call('PUT', `${api}notas/NEW/${path}`, cookie, { base: first.body.revision, document: written('NEW') })).toMatchObject({
				status: 409,
				body: { code: 'changed-meanwhile', newest: { revision: second.body.revision, text: second.body.text } },
			});
	});

	it('says what is wrong with a story that cannot be published', async () => {
		const cookie = await signIn('editor');
		const nowhere = written('NEW', { website_url: '/buscar/' });
		expect(await call('PUT', `${api}notas/NEW/publicar/`, cookie, { document: nowhere })).toMatchObject({
			status: 422,
			body: { code: 'RESERVED_PATH', problems: [{ path: '$.website_url' }] },
		});
	});

	it('N04 leaves the members of publishers as they were when a contributor writes', async () => {
		const editor = await signIn('editor');
		const signed = { credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ana', slug: 'ana' }] } };
		const first = await call('PUT', `${api}notas/NEW/`, editor, { document: written('NEW', signed) });
		const contributor = await signIn('contributor');
		const claimed = { credits: { by: [] }, display_date: '2001-01-01T00:00:00Z', website_url: '/politica/x/', owner: { sponsored: true } };
		const { body } = await call('PUT', `${api}notas/NEW/`, contributor, {
			base: first.body.revision,
			document: written('NEW', { ...claimed, headlines: { basic: 'Otro' } }),
		});
		const { headlines, credits, display_date, website_url, owner } = JSON.parse(body.text);
		expect({ headlines, credits, display_date, website_url, owner }).toEqual({
			headlines: { basic: 'Otro' },
			credits: signed.credits,
			display_date: '2026-11-20T12:00:00Z',
			website_url: '/deportes/new/',
			owner: undefined,
		});
	});

	it('N07 records every change with who made it and the texts before and after', async () => {
		const cookie = await signIn('editor');
		const first = await call('PUT', `${api}notas/NEW/`, cookie, { document: written('NEW') });
		const second = await call('PUT', `${api}notas/NEW/publicar/`, cookie, { base: first.body.revision, document: written('NEW') });
		await call('PUT', `${api}notas/NEW/retirar/`, cookie, { base: second.body.revision });
		const { rows } = await sql<object>`select event, details from newsroom.audit where event like 'story%' order by id`.execute(
			content.database().sql,
		);
		expect(rows).toMatchObject([
			{ event: 'story_saved', details: { brand: 'tn', story: 'NEW', before: null, after: first.body.revision } },
			{ event: 'story_published', details: { before: first.body.revision, after: second.body.revision } },
			{ event: 'story_withdrawn', details: { story: 'NEW' } },
		]);
	});

	it('gives a stored picture as ANS', async () => {
		const cookie = await signIn('contributor');
		const answer = await call('POST', `${api}imagenes/`, cookie, undefined, { 'content-type': 'image/jpeg' });
		expect(answer).toMatchObject({ status: 200, body: { type: 'image', _id: 'A'.repeat(26), width: 1600 } });
	});

	it('W01 runs in a page that allows nothing of other origins to run', async () => {
		const { headers, body } = await get('redaccion', '/tn/notas/', { cookie: await signIn('editor') });
		expect(headers['content-security-policy']).toBe(
			"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' https: blob:; media-src 'self' https:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
		);
		const [, script = ''] = /src="([^"]+)"/.exec(body) ?? [];
		for (const page of [body, (await get('redaccion', '/ingresar/')).body]) {
			const [, icon = ''] = /rel="icon" href="([^"]+)"/.exec(page) ?? [];
			expect((await get('redaccion', icon)).headers['content-type']).toBe('image/svg+xml');
		}
		expect(await get('redaccion', script)).toMatchObject({
			status: 200,
			headers: { 'cache-control': expect.stringContaining('immutable') },
		});
		expect((await get('redaccion', script.replace(/aplicacion\/[^/]+/, 'aplicacion/otra'))).status).toBe(404);
	});
});
