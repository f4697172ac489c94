import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { migrations, servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { testDatabase } from '../support/databases/database.ts';

const { get, content } = servedSites();

const wallPath = '/deportes/cerrada/';
const newsletterPath = '/deportes/boletin/';

/** A walled story, an open newsletter and a walled newsletter, with their section. */
const documents = (website: string) => [
	section('/deportes'),
	story('WALLED', { website, website_url: wallPath, content_restrictions: { content_code: 'registro' } }),
	story('LETTER', { website, website_url: newsletterPath, subtype: 'newsletter' }),
	story('CLOSED', {
		website,
		website_url: '/deportes/boletin-cerrado/',
		subtype: 'newsletter',
		content_restrictions: { content_code: 'registro' },
	}),
	story('OPEN', { website, website_url: '/deportes/abierta/' }),
];

/** The authentication forms of a page: the markup of each by its variant, without what its script gets. */
function formsOf(body: string): Readonly<Record<string, string>> {
	const html = body.replace(/ data-props="[^"]*"/g, '');
	const forms = [...html.matchAll(/<section[^>]*data-form="([\w-]+)".*?<\/section>/gs)];
	return Object.fromEntries(forms.map(([markup, variant = '']) => [variant, markup]));
}

const submitOf = (form = '') => /<button[^>]*type="submit"[^>]*>([^<]*)</.exec(form)?.[1];
const titleOf = (form = '') => /<h\d[^>]*>([^<]*)</.exec(form)?.[1];
const actionOf = (form = '') => /<form[^>]* action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&');

describe.each(brandList)('on $id', ({ id }) => {
	const formsAt = async (path: string) => formsOf((await get(id, path)).body);

	it('FORM-01 each variant of the form has its page, and no story for everybody has one', async () => {
		await publish(content(), documents(id), id);
		const variants: Record<string, readonly string[]> = {};
		for (const path of ['/ingresar/', '/registrarse/', wallPath, newsletterPath, '/deportes/boletin-cerrado/', '/deportes/abierta/'])
			variants[path] = Object.keys(await formsAt(path));
		expect(variants).toEqual({
			'/ingresar/': ['login-default'],
			'/registrarse/': ['signUp-default'],
			[wallPath]: ['signUp-paywall', 'login-paywall'],
			[newsletterPath]: ['signUp-newsletter-subscription'],
			'/deportes/boletin-cerrado/': ['signUp-paywall', 'login-paywall'],
			'/deportes/abierta/': [],
		});
	});

	it('FORM-02 the wall of a story has both forms in its place; the one to sign in says what for', async () => {
		await publish(content(), documents(id), id);
		const { 'login-paywall': signIn = '', 'signUp-paywall': signUp = '' } = await formsAt(wallPath);
		expect(signIn).toContain('>Para acceder a este y otros contenidos.<');
		expect([titleOf(signIn), submitOf(signIn)]).toEqual(['Iniciar sesión', 'Ingresar']);
		expect([titleOf(signUp), submitOf(signUp)]).toEqual(['Registrarme', 'Registrarme']);
		expect((await formsAt('/ingresar/'))['login-default']).not.toContain('Para acceder');
		const { body } = await get(id, wallPath);
		expect(body.match(/<h1/g)).toHaveLength(1);
		expect(body).toMatch(/<section class="[^"]*\bpara-registrados\b.*data-form="signUp-paywall"/s);
	});

	it('FORM-05 FORM-06 a newsletter offers a free account with words of its own', async () => {
		await publish(content(), documents(id), id);
		const form = (await formsAt(newsletterPath))['signUp-newsletter-subscription'];
		expect(titleOf(form)).toBe('Creá tu cuenta gratis para administrar tus preferencias');
		expect(submitOf(form)).toBe('Continuar');
		expect((await get(id, newsletterPath)).body).toContain('Cuerpo de LETTER');
	});

	it('without scripts a form on a story is posted to an account page that knows the way back', async () => {
		await publish(content(), documents(id), id);
		const { 'login-paywall': signIn, 'signUp-paywall': signUp } = await formsAt(wallPath);
		expect(actionOf(signIn)).toBe('/ingresar/?volver=%2Fdeportes%2Fcerrada%2F#para-registrados');
		expect(actionOf(signUp)).toBe('/registrarse/?volver=%2Fdeportes%2Fcerrada%2F');
		expect(actionOf((await formsAt('/ingresar/'))['login-default'])).toBeUndefined();
	});
});

describe('a page with a form, on a brand with Google and a tag manager', () => {
	const site = servedSites(testDatabase(migrations), {
		accountScripts: () => ({ google: new URL('https://accounts.test/gsi/client') }),
		analyticsScripts: new Map(brandList.map(({ id }) => [id, { tagManager: 'GTM-ABC123', meta: false }])),
	});

	it('P06 FORM-11 runs the scripts of the form and no tags; a story without one runs tags alone', async () => {
		await publish(site.content(), documents('tn'));
		for (const path of [wallPath, newsletterPath]) {
			const { headers, body } = await site.get('tn', path);
			const policy = String(headers['content-security-policy']);
			expect(policy).toContain(' https://accounts.test/gsi/client;');
			for (const source of ['style-src', 'connect-src', 'frame-src'])
				expect(policy).toMatch(new RegExp(`${source} [^;]*https://accounts\\.test/gsi/`));
			expect(policy + body).not.toMatch(/googletagmanager|GTM-ABC123/);
		}
		const { headers, body } = await site.get('tn', '/deportes/abierta/');
		expect(headers['content-security-policy']).toContain('https://www.googletagmanager.com');
		expect(headers['content-security-policy']).not.toContain('accounts.test');
		expect(body).toContain('GTM-ABC123');
	});
});

describe.each(brandList)('the wall of $id with other providers and an origin of its accounts', ({ id }) => {
	const facebook = { scripts: new URL('https://connect.test/'), site: new URL('https://facebook.test/') };
	const openid = [{ id: 'apple', name: 'Apple' }];
	const islandsOf = (body: string) =>
		[...body.matchAll(/<kiosco-island[^>]*data-island="login-register-form"[^>]*data-when="(\w+)"/g)].map(([, when]) => when);

	describe('of which Facebook is one', () => {
		const site = servedSites(testDatabase(migrations), {
			accountScripts: () => ({ facebook, openid }),
			accountApi: new Map([[id, { apiOrigin: 'http://cuentas.test' }]]),
		});

		it('SOC-01 SOC-03 P06 API-01 offers them, and allows the script of Facebook there and the origin everywhere', async () => {
			await publish(site.content(), documents(id), id);
			const { headers, body } = await site.get(id, wallPath);
			for (const form of Object.values(formsOf(body))) {
				expect(form).toContain('Continuar con Facebook</button>');
				expect(form).toContain('Continuar con Apple</a>');
			}
			expect(islandsOf(body)).toEqual(['visible', 'visible']);
			expect(body).toContain(' data-path="/deportes/cerrada" data-accounts="http://cuentas.test">');
			const policy = String(headers['content-security-policy']);
			expect(policy).toMatch(/script-src [^;]* https:\/\/connect\.test\/;/);
			expect(policy).toContain("connect-src 'self' https: http://cuentas.test https://facebook.test/;");
			expect(policy).toMatch(/frame-src [^;]* https:\/\/facebook\.test\/;/);
			const open = String((await site.get(id, '/deportes/abierta/')).headers['content-security-policy']);
			expect(open).toContain("connect-src 'self' https: http://cuentas.test;");
			expect(open).not.toMatch(/connect\.test|facebook\.test/);
		});
	});

	describe('of which none has a script', () => {
		const site = servedSites(testDatabase(migrations), { accountScripts: () => ({ openid }) });

		it('SOC-03 offers them by links, and loads the form when the reader touches it', async () => {
			await publish(site.content(), documents(id), id);
			const { body } = await site.get(id, wallPath);
			expect(body.match(/Continuar con Apple<\/a>/g)).toHaveLength(2);
			expect(islandsOf(body)).toEqual(['interaction', 'interaction']);
		});
	});
});
