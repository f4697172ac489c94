import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { accountPaths } from '../../tests/support/site/account-paths.ts';
import { sampleContext } from '../../tests/support/site/sample-context.ts';
import { shownBlock } from '../../tests/support/site/shown-block.ts';
import { genericInfo } from './blocks/generic-info/generic-info.tsx';
import { loginRegisterForm } from './blocks/login-register-form/login-register-form.tsx';
import { userProfile } from './blocks/user-profile/user-profile.tsx';
import { renderAccountPage } from './render/render-account-page.ts';
import { renderPage } from './render/render-page.ts';
import type { RenderContext } from './render-context.ts';
import { sampleReader } from './samples/sample-profile.ts';
import { accountOf } from './samples/sample-subjects.ts';

const assets = { build: 'test', boot: 'boot()', bootHash: 'sha256-boot', folder: '' };
const render = async (context: RenderContext) => {
	const { body, ...page } = await renderPage(context, assets);
	return { ...page, body: body.toString() };
};
const pageOf = (path: string, brand = brands.tn) => render(sampleContext(brand, {}, path));
/** Markup without the props of islands. */
const withoutProps = (html: string) => html.replace(/data-props="[^"]*"/g, '');
const textOf = (html: string) =>
	html
		.replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe.each(brandList)('the account pages of $id', (brand) => {
	it.each(accountPaths)('ROUTE-02 %s has page type users_registration, and search engines index it only to sign in or up', async (path) => {
		const { status, body } = await pageOf(path, brand);
		expect(status).toBe(200);
		expect(body).toContain('data-page-type="users_registration"');
		expect(body.includes('<meta name="robots" content="noindex, follow">')).toBe(!['/ingresar/', '/registrarse/'].includes(path));
	});

	it.each(accountPaths)('W01 W11 R09 %s runs only our scripts, in no frame, and no cache stores it', async (path) => {
		const { headers } = await pageOf(path, brand);
		const policy = new Map(
			String(headers['content-security-policy'])
				.split('; ')
				.map((part) => [part.split(' ')[0], part]),
		);
		expect(policy.get('default-src')).toBe("default-src 'none'");
		expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-boot'");
		for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe(`${name} 'none'`);
		expect(policy.get('form-action')).toBe("form-action 'self'");
		expect(headers['x-frame-options']).toBe('DENY');
		expect(headers['cache-control']).toBe('no-store');
		expect(['no-referrer', 'same-origin']).toContain(headers['referrer-policy']);
	});

	it('W01 P06 R09 allow Google and the captcha only where a form uses them, and send the origin only to Google', async () => {
		const captcha = { provider: 'turnstile', script: new URL('https://captcha.example/v0/api.js') } as const;
		const accountScripts = { google: new URL('https://google.example/gsi/client'), captcha };
		const headersOf = async (path: string) => {
			const context = { ...sampleContext(brand, {}, path), accountScripts };
			const { headers } = await renderPage(context, assets);
			return { policy: String(headers['content-security-policy']), referrer: headers['referrer-policy'] };
		};
		for (const path of ['/ingresar/', '/registrarse/', '/cuenta-verificada/', '/perfil/']) {
			const { policy, referrer } = await headersOf(path);
			expect(policy).toContain(' https://google.example/gsi/client https://captcha.example;');
			expect(policy).toContain(' https://google.example/gsi/style;');
			expect(policy).toContain("connect-src 'self' https://google.example/gsi/;");
			expect(policy).toContain('frame-src https://google.example/gsi/ https://captcha.example;');
			expect(referrer).toBe('strict-origin');
		}
		for (const path of ['/recuperar-contrasena/', '/modificar-contrasena/']) {
			const { policy } = await headersOf(path);
			expect(policy).toContain('https://captcha.example');
			expect(policy).not.toContain('google');
		}
		expect((await headersOf('/validar-registro/')).policy).not.toContain('http');
		expect((await headersOf('/modificar-contrasena/')).referrer).toBe('no-referrer');
	});

	it('W01 P06 SOC-01 API-01 allow Facebook where a form has its button, and the origin of the accounts', async () => {
		const facebook = { scripts: new URL('https://connect.facebook.example/'), site: new URL('https://www.facebook.example/') };
		const headersOf = async (path: string) => {
			const accountApi = { apiOrigin: 'https://cuentas.example', sessionDomain: 'diario.example' };
			const context = { ...sampleContext(brand, {}, path), accountScripts: { facebook }, accountApi };
			const { headers, body } = await render(context);
			expect(body).toContain(' data-accounts="https://cuentas.example" data-session-domain="diario.example">');
			return { policy: String(headers['content-security-policy']), referrer: headers['referrer-policy'] };
		};
		for (const path of ['/ingresar/', '/registrarse/', '/cuenta-verificada/', '/perfil/']) {
			const { policy, referrer } = await headersOf(path);
			expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/connect\.facebook\.example\/;/);
			expect(policy).toContain("connect-src 'self' https://cuentas.example https://www.facebook.example/;");
			expect(policy).toContain('frame-src https://www.facebook.example/;');
			expect(policy).toContain("style-src 'self' 'sha256-");
			expect(policy.match(/facebook/g)).toHaveLength(3);
			expect(referrer).toBe('strict-origin');
		}
		for (const path of ['/recuperar-contrasena/', '/modificar-contrasena/', '/validar-registro/'])
			expect((await headersOf(path)).policy).not.toContain('facebook');
		const front = await renderPage({ ...sampleContext(brand), accountApi: { apiOrigin: 'http://cuentas.localhost' } }, assets);
		expect(front.headers['content-security-policy']).toContain("connect-src 'self' https: http://cuentas.localhost;");
	});

	it('SOC-01 SOC-03 ENT-14 offer each provider of the brand, and links to those with pages of their own', async () => {
		const facebook = { scripts: new URL('https://connect.facebook.example/'), site: new URL('https://www.facebook.example/') };
		const openid = [
			{ id: 'apple', name: 'Apple' },
			{ id: 'club@id', name: 'Club' },
		];
		for (const path of ['/ingresar/', '/registrarse/', '/cuenta-verificada/']) {
			const { body } = await render({ ...sampleContext(brand, {}, path), accountScripts: { facebook, openid } });
			expect(body).toMatch(/<button[^>]*type="button"[^>]*>.{0,1500}Continuar con Facebook<\/button>/s);
			expect(body).toMatch(/<a[^>]*href="\/identity\/public\/v2\/oidc\/apple\/start"[^>]*>.{0,1500}Continuar con Apple<\/a>/s);
			expect(body).toMatch(/<a[^>]*href="\/identity\/public\/v2\/oidc\/club%40id\/start"[^>]*>Continuar con Club<\/a>/);
			expect(textOf((await pageOf(path, brand)).body)).not.toContain('Continuar con');
		}
	});

	it('R09 send no referrer from an address that an email links to', async () => {
		for (const path of ['/modificar-contrasena/', '/validar-registro/', '/perfil/', '/ingresar/']) {
			expect((await pageOf(path, brand)).headers['referrer-policy']).toBe('no-referrer');
		}
	});

	it('R07 R13 have the form for a one-time link without scripts, only on the page that a link which works opens', async () => {
		const form = /<noscript><details.*?name="linkEmail".*?<\/noscript>/s;
		const openedBy = async (link: 'valid' | 'dead' | undefined, path = '/ingresar/') => {
			const context = sampleContext(brand, {}, path);
			return (await renderAccountPage(context, { link }, assets)).body.toString();
		};
		expect(await openedBy('valid')).toMatch(form);
		for (const link of ['dead', undefined] as const) expect(await openedBy(link)).not.toMatch(form);
		expect(await openedBy('valid', '/cuenta-verificada/')).not.toMatch(form);
	});

	it('RULE-08 show the rules of a new password where one is chosen', async () => {
		for (const path of ['/registrarse/', '/modificar-contrasena/'])
			expect(textOf((await pageOf(path, brand)).body)).toContain('Mínimo 8 caracteres.');
	});

	it('give every field a visible label, and an autocomplete token', async () => {
		for (const path of accountPaths.slice(1)) {
			const { body } = await pageOf(path, brand);
			for (const [tag] of body.matchAll(/<input(?![^>]*type="(?:hidden|search)")[^>]*>/g)) {
				const id = /id="([\w-]+)"/.exec(tag)?.[1];
				if (!id?.includes('-')) continue;
				expect(body, tag).toContain(`for="${id}"`);
				expect(tag).toMatch(/autoComplete="|autocomplete="/);
			}
		}
	});
});

describe('the forms', () => {
	const shown = (variant: string, brand = brands.tn) => shownBlock(loginRegisterForm, brand, { fields: { variant } });

	it('come in no other variant', async () => {
		await expect(shown('login-other')).rejects.toThrow();
	});

	it('ERR-12 show an unknown message unchanged, as plain text', async () => {
		const state = { values: {}, problems: {}, invalidInput: 'No <b>such</b> thing' };
		const subject = await accountOf({ sent: { form: 'sign-in', state } })(sampleContext().contentQueries);
		const html = await shownBlock(loginRegisterForm, brands.tn, { fields: { variant: 'login-default' }, ...(subject && { subject }) });
		expect(withoutProps(html)).toMatch(/role="alert"[^>]*>.*No &lt;b&gt;such&lt;\/b&gt; thing/s);
		expect(withoutProps(html)).not.toContain('<b>such</b>');
	});

	it.each(['sign-up-captcha-invalid', 'account-exists'] as const)(
		'ERR-03 say without scripts what a captcha needs, and only then: %s',
		async (refusal) => {
			const state = { values: {}, problems: {}, invalidInput: 'No.' };
			const subject = await accountOf({ sent: { form: 'sign-up', state, refusal } })(sampleContext().contentQueries);
			const html = await shownBlock(loginRegisterForm, brands.tn, { fields: { variant: 'signUp-default' }, ...(subject && { subject }) });
			const note = /<noscript>.*tu navegador necesita JavaScript.*<\/noscript>/s;
			if (refusal === 'sign-up-captcha-invalid') expect(withoutProps(html)).toMatch(note);
			else expect(withoutProps(html)).not.toMatch(note);
		},
	);

	it('UI-01 UI-02 UI-03 ERR-13 mark wrong and filled fields, and say once why the form was refused', async () => {
		const state = { values: { email: 'ana@mail.com', name: 'Ana' }, problems: {}, invalidInput: 'La cuenta ya existe.' };
		const subject = await accountOf({ sent: { form: 'sign-up', state } })(sampleContext().contentQueries);
		const html = await shownBlock(loginRegisterForm, brands.tn, { fields: { variant: 'signUp-default' }, ...(subject && { subject }) });
		const fieldOf = (name: string) =>
			[...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` name="${name}"`)) ?? '';
		expect(fieldOf('email')).toContain('input-error');
		expect(fieldOf('email')).toContain('value="ana@mail.com"');
		expect(fieldOf('password')).not.toContain('input-error');
		expect(fieldOf('password')).not.toContain('value=');
		expect(withoutProps(html).match(/La cuenta ya existe\./g)).toHaveLength(1);
		expect(withoutProps(html)).toMatch(/role="alert".*La cuenta ya existe\./s);
	});
});

describe('the blocks around the forms', () => {
	it.each(brandList)('FORM-12 FORM-13 show on $id a message, one action, and a home button where it is configured', async (brand) => {
		const fields = { title: 'Listo', subtitle: 'Seguí leyendo.', image: '/x.svg', action: { text: 'Ver', href: '/lo-ultimo/' } };
		const without = await shownBlock(genericInfo, brand, { fields });
		expect(without).toMatch(/<h1[^>]*>Listo<\/h1>.*Seguí leyendo\..*href="\/lo-ultimo\/"[^>]*>Ver</s);
		expect(without).toContain('src="/x.svg"');
		expect(without).not.toContain('Ir a inicio');
		const shown = await shownBlock(genericInfo, brand, { fields: { ...fields, homeButton: true } });
		expect(shown).toMatch(/<a[^>]*href="\/"[^>]*>Ir a inicio<\/a>/);
	});

	it('PRF-01 BLK-08 show a reader’s data, and without a reader a link to sign in', async () => {
		const subject = await accountOf({ reader: sampleReader })(sampleContext().contentQueries);
		const html = await shownBlock(userProfile, brands.tn, { ...(subject && { subject }) });
		for (const [name, value] of [
			['firstName', 'Ana'],
			['lastName', 'Núñez'],
			['birthDate', '07/11/1990'],
			['phone', '1145678901'],
		]) {
			expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
		}
		const withoutReader = await shownBlock(userProfile, brands.tn);
		expect(withoutReader).toContain('href="/ingresar/"');
		expect(withoutReader).not.toContain('name="birthDate"');
	});
});

it('the page of the profile has the styles of what its script renders', async () => {
	const { body } = await pageOf('/perfil/');
	const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
	for (const name of ['profile_part', 'profile_press', 'profile_dialog', 'form_input', 'form_submit', 'icon_line'])
		expect(style).toContain(name);
});

it('errors have one colour in each colour scheme', async () => {
	for (const path of ['/ingresar/', '/perfil/']) {
		const style = /<style>(.*?)<\/style>/s.exec((await pageOf(path)).body)?.[1] ?? '';
		expect([...style.matchAll(/--wrong:([^;}]+)/g)].map(([, colour]) => colour)).toEqual(['#b3162b', '#ff8a96', '#ff8a96']);
	}
});

describe('the query of an account page’s address', () => {
	it('W12 R09 makes no other copy of the page, and is not printed in it', async () => {
		const { locate, addressKey } = await import('./address.ts');
		const keyOf = (target: string) => {
			const located = locate(target, brands.tn);
			return located.kind === 'address' ? addressKey(located.address) : located.to;
		};
		expect(keyOf('/modificar-contrasena/?nonce=abc&uuid=def')).toBe(keyOf('/modificar-contrasena/'));
		const context: RenderContext = sampleContext(brands.tn, {}, '/modificar-contrasena/');
		expect((await render(context)).body).not.toContain('nonce=');
	});
});
