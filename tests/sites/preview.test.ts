import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { isStaffBrowser } from '../../src/site/client/is-staff-browser.ts';
import { type ServedNewsroom, servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { describeOnBoth } from '../support/databases/database.ts';
import { setUpStaff, signInAs } from '../support/identity/staff-accounts.ts';

const text = (content: string) => ({ type: 'text', content });
const draft = { revision: { revision_id: '2', branch: 'default', published: false } };
const at = (path: string, body: string, more: object = {}) => ({
	website: 'tn',
	website_url: path,
	content_elements: [text(body)],
	...more,
});
const published = story('A', at('/deportes/a/', 'Lo publicado.', { revision: { revision_id: '1', branch: 'default', published: true } }));
const changed = story('A', at('/deportes/a/', 'Lo que se prepara.', { headlines: { basic: 'Otro titular' }, ...draft }));
const unseen = story('B', at('/deportes/b/', 'Lo que nadie vio.', draft));
const closed = story(
	'C',
	at('/deportes/c/', 'Uno.', { content_restrictions: { content_code: 'registro' }, content_elements: [text('Uno.'), text('Dos.')] }),
);

/** Sets an editor up and signs her in; gives the cookies that her browser gets. */
async function editor(sites: ServedNewsroom): Promise<readonly string[]> {
	const { email, code } = await setUpStaff(sites, { role: 'editor' });
	return signInAs(sites, email, code());
}

const asCookie = (set: readonly string[]) => ({ cookie: set.map((one) => one.split(';', 1)[0]).join('; ') });

function previews(sites: ServedNewsroom) {
	const { content, get, cache, service } = sites;
	const put = () => publish(content(), [section('/deportes'), published, changed, unseen, closed]);

	it('C08 staff see the newest text as its page would show it, marked as a preview, not indexed and not cached', async () => {
		await put();
		const staff = asCookie(await editor(sites));
		for (const [id, words] of [
			['A', 'Lo que se prepara.'],
			['B', 'Lo que nadie vio.'],
			['C', 'Dos.'],
		] as const) {
			const page = await get('redaccion', `/tn/vista/${id}/`, staff);
			expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
			for (const shown of [words, 'Vista previa', '<meta name="robots" content="noindex']) expect(page.body).toContain(shown);
			expect(page.body).not.toContain('application/ld+json');
		}
		expect((await get('redaccion', '/tn/vista/?q=https://tn.test/deportes/a/', staff)).headers.location).toBe('/tn/vista/A/');
		const list = await get('redaccion', '/tn/vista/', staff);
		expect(list.body).toContain('<a href="/tn/vista/A/">Otro titular</a>');
		expect(list.body).toContain('<a href="/tn/vista/B/">Titular de B</a>');
		expect(list.body).not.toContain('/tn/vista/C/');
	});

	it('a preview asks the site to count no read, in any form that counts those of readers', async () => {
		await put();
		const staff = asCookie(await editor(sites));
		for (const [output, path] of [
			['html', '/deportes/a/'],
			['lite', '/lite/deportes/a/'],
		]) {
			expect((await get('tn', `${path}`)).body).toContain('/_site/reads?id=A');
			const preview = await get('redaccion', `/tn/vista/A/?salida=${output}`, staff);
			expect(preview.body).toContain('Lo que se prepara.');
			expect(preview.body, output).not.toContain('/_site/reads');
		}
	});

	it('C08 the list says of a draft what it lacks, and the draft has a preview', async () => {
		const nameless = story('N', at('/deportes/n/', 'Sin nombre.', { headlines: { basic: '' } }));
		await publish(content(), [section('/deportes'), nameless, story('F', at('/deportes/f/', 'Ayer.', { display_date: null }))]);
		const staff = asCookie(await editor(sites));
		const { body } = await get('redaccion', '/tn/vista/', staff);
		expect(body).toMatch(/vista\/N\/.*?No tiene título/);
		expect(body).toMatch(/vista\/F\/.*?No tiene fecha/);
		expect((await get('redaccion', '/tn/vista/N/', staff)).body).toContain('Sin nombre.');
		expect((await get('tn', '/deportes/n/')).status).toBe(404);
	});

	it('C08 W12 a preview changes no page of readers and is never cached; a staff session shows nothing at their addresses', async () => {
		await put();
		const paths = ['/deportes/a/', '/deportes/b/', '/deportes/c/', '/'];
		const before = await Promise.all(paths.map((path) => get('tn', path)));
		const kept = [...cache().pages()].map(([key, { etag }]) => `${key} ${etag}`);
		const staff = asCookie(await editor(sites));
		await Promise.all(['A', 'B', 'C'].map((id) => get('redaccion', `/tn/vista/${id}/`, staff)));
		for (const headers of [{}, staff]) {
			const after = await Promise.all(paths.map((path) => get('tn', path, headers)));
			expect(after.map(({ status, body }) => [status, body])).toEqual(before.map(({ status, body }) => [status, body]));
		}
		expect([...cache().pages()].map(([key, { etag }]) => `${key} ${etag}`).sort()).toEqual(kept.sort());
	});

	it('C08 nobody else sees a preview: no reader and no guessed address; a story of another brand is not found', async () => {
		await put();
		const { accessToken } = await service.reader();
		const staff = await editor(sites);
		for (const headers of [
			{},
			{ authorization: `Bearer ${accessToken}` },
			{ cookie: `__Host-kiosco-session=${accessToken}; kiosco-admin=1` },
		]) {
			for (const path of ['/tn/vista/', '/tn/vista/A/', '/tn/vista/?q=A']) {
				expect(await get('redaccion', path, headers)).toMatchObject({
					status: 303,
					headers: { location: expect.stringMatching(/^\/ingresar\/\?volver=/) },
				});
			}
		}
		for (const [brand, id] of [
			['ciudad', 'A'],
			['tn', 'NADA'],
		] as const) {
			const answer = await get('redaccion', `/${brand}/vista/${id}/`, asCookie(staff));
			expect(answer.status).toBe(404);
			expect(answer.body).not.toContain('Lo que');
		}
	});

	it.each(brandList)(
		'ADM-02 the way of staff from the newsroom to $id sets a mark that its pages can read and that gives no access',
		async ({ id }) => {
			await put();
			const staff = asCookie(await editor(sites));
			const { pathname, search, hostname } = new URL(String((await get('redaccion', `/${id}/sitio/`, staff)).headers.location));
			expect(hostname).toBe(`${id}.localhost`);
			const arrival = await get(id, pathname + search);
			expect(arrival).toMatchObject({ status: 303, headers: { location: '/' } });
			for (const host of [id, 'redaccion']) expect((await get(host, pathname + search)).status).toBe(404);
			const mark = [arrival.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('kiosco-admin=')) ?? '';
			expect(mark).toMatch(/^kiosco-admin=1; Path=\/; Secure; SameSite=Strict; Max-Age=43200$/);
			expect(isStaffBrowser({ cookie: `otra=2; ${mark.split(';', 1)[0]}` })).toBe(true);
			for (const cookie of ['', 'xkiosco-admin=1', 'kiosco-admin=', 'kiosco-admin=10']) expect(isStaffBrowser({ cookie })).toBe(false);
			expect((await get('redaccion', `/${id}/lectores/`, { cookie: 'kiosco-admin=1' })).status).toBe(303);
			expect((await get('tn', '/deportes/c/', { cookie: 'kiosco-admin=1' })).body).not.toContain('Dos.');
		},
	);
}

describeOnBoth('the preview of staff', migrations, (database) => previews(servedNewsroom(database)));
