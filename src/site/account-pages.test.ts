import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { sampleContext } from '../../tests/support/sample-context.ts';
import { shownBlock } from '../../tests/support/shown-block.ts';
import { genericInfo } from './blocks/generic-info/generic-info.tsx';
import { loginRegisterForm } from './blocks/login-register-form/login-register-form.tsx';
import { registerValidate } from './blocks/register-validate/register-validate.tsx';
import { userProfile } from './blocks/user-profile/user-profile.tsx';
import { renderPage } from './render/render-page.ts';
import type { RenderContext } from './render-context.ts';
import { sampleReader } from './samples/sample-profile.ts';
import { accountOf } from './samples/sample-subjects.ts';

const assets = { build: 'test', boot: 'boot()', bootHash: 'sha256-boot', folder: '' };
const pageOf = (path: string, brand = brands.tn) => renderPage(sampleContext(brand, {}, path), assets);
/** Markup without the props of islands. */
const withoutProps = (html: string) => html.replace(/data-props="[^"]*"/g, '');
const textOf = (html: string) =>
	html
		.replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

const paths = [
	'/cuenta-verificada/',
	'/ingresar/',
	'/modificar-contrasena/',
	'/perfil/',
	'/registrarse/',
	'/recuperar-contrasena/',
	'/validar-registro/',
];

describe.each(brandList)('the account pages of $id', (brand) => {
	it.each(paths)('ROUTE-02 %s has page type users_registration, and search engines index it only to sign in or up', async (path) => {
		const { status, body } = await pageOf(path, brand);
		expect(status).toBe(200);
		expect(body).toContain('data-page-type="users_registration"');
		expect(body.includes('<meta name="robots" content="noindex, follow">')).toBe(!['/ingresar/', '/registrarse/'].includes(path));
	});

	it.each(paths)('W01 W11 R09 %s runs only our scripts, in no frame, and no cache stores it', async (path) => {
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
			const accountPages = { apiOrigin: 'https://cuentas.example', sessionDomain: 'diario.example' };
			const context = { ...sampleContext(brand, {}, path), accountScripts: { facebook }, accountPages };
			const { headers, body } = await renderPage(context, assets);
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
		const front = await renderPage({ ...sampleContext(brand), accountPages: { apiOrigin: 'http://cuentas.localhost' } }, assets);
		expect(front.headers['content-security-policy']).toContain("connect-src 'self' https: http://cuentas.localhost;");
	});

	it('SOC-01 SOC-03 ENT-14 offer each provider of the brand, and links to those with pages of their own', async () => {
		const facebook = { scripts: new URL('https://connect.facebook.example/'), site: new URL('https://www.facebook.example/') };
		const openid = [
			{ id: 'apple', name: 'Apple' },
			{ id: 'club@id', name: 'Club' },
		];
		for (const path of ['/ingresar/', '/registrarse/', '/cuenta-verificada/']) {
			const { body } = await renderPage({ ...sampleContext(brand, {}, path), accountScripts: { facebook, openid } }, assets);
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

	it('FORM-03 FORM-07 FORM-14 BLK-03 ask for an email address and a password to sign in', async () => {
		const { body } = await pageOf('/ingresar/', brand);
		expect(body).toMatch(/<h1[^>]*>Iniciar sesión<\/h1>/);
		expect(body).toMatch(/<button[^>]*type="submit"[^>]*>Ingresar<\/button>/);
		expect(body).toMatch(/<a[^>]*href="\/registrarse\/"[^>]*>Necesitás una cuenta\? Registrate acá<\/a>/);
		expect([...body.matchAll(/<input[^>]*name="(email|password)"/g)].map(([, name]) => name)).toEqual(['email', 'password']);
		expect(textOf(body)).not.toContain('Para acceder a este y otros contenidos.');
	});

	it('R07 R13 have the form for a one-time link without scripts, only on the page that the link opens', async () => {
		const form = /<noscript><details.*?name="linkEmail".*?<\/noscript>/s;
		expect((await pageOf('/ingresar/', brand)).body).toMatch(form);
		expect((await pageOf('/cuenta-verificada/', brand)).body).not.toMatch(form);
	});

	it('FORM-04 FORM-08 FORM-15 ask for name, lastname, email and password to sign up', async () => {
		const { body } = await pageOf('/registrarse/', brand);
		expect(body).toMatch(/<h1[^>]*>Registrarme<\/h1>/);
		expect(body).toMatch(/<button[^>]*type="submit"[^>]*>Registrarme<\/button>/);
		expect(body).toMatch(/<a[^>]*href="\/ingresar\/"[^>]*>Ya tenés una cuenta\? Iniciar sesión<\/a>/);
		const fields = [...body.matchAll(/<input(?![^>]*type="(?:hidden|search)")[^>]*>/g)].map(([tag]) => /name="(\w+)"/.exec(tag)?.[1]);
		expect(fields.filter((name) => name !== undefined && name !== 'q')).toEqual(['name', 'lastname', 'email', 'password']);
	});

	it('PWD-01 PWD-02 PWD-04 BLK-04 ask twice for a new password', async () => {
		const { body } = await pageOf('/modificar-contrasena/', brand);
		expect(body).toMatch(/<h1[^>]*>Modificá tu contraseña<\/h1>/);
		expect(body).toMatch(/name="newPassword"/);
		expect(body).toMatch(/name="newPasswordRepeat"/);
		expect(body).toMatch(/<button[^>]*type="submit"[^>]*>Continuar<\/button>/);
	});

	it('VER-01 VER-02 BLK-06 end a registration with the form to sign in', async () => {
		const { body } = await pageOf('/cuenta-verificada/', brand);
		expect(textOf(body)).toContain('Listo, tu cuenta se encuentra verificada. Ingresá con tu mail y contraseña.');
		expect(body).toMatch(/name="password"/);
	});

	it('VAL-01 VAL-02 VAL-03 BLK-07 tell a new reader to look into the inbox', async () => {
		const { body } = await pageOf('/validar-registro/', brand);
		expect(body).toMatch(/<h1[^>]*>¡Ya casi estás!<\/h1>/);
		expect(textOf(body)).toContain('Te enviamos un mail para que valides tu cuenta.');
		expect(body).toMatch(/<button[^>]*>Reenviar mail de validación<\/button>/);
		expect(body).toMatch(/<a[^>]*href="\/"[^>]*>Ir a inicio<\/a>/);
	});

	it('REC-01 BLK-05 ask for the address of a reader who forgot the password, and link back', async () => {
		const { body } = await pageOf('/recuperar-contrasena/', brand);
		expect(body).toMatch(/name="email"/);
		expect(body).toMatch(/href="\/ingresar\/"/);
	});

	it('RULE-08 show the rules of a new password where one is chosen', async () => {
		for (const path of ['/registrarse/', '/modificar-contrasena/'])
			expect(textOf((await pageOf(path, brand)).body)).toContain('Mínimo 8 caracteres.');
	});

	it('give every field a visible label, and an autocomplete token', async () => {
		for (const path of paths.slice(1)) {
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

	it('FORM-01 come in five variants and no other', async () => {
		const variants = ['login-default', 'login-paywall', 'signUp-default', 'signUp-paywall', 'signUp-newsletter-subscription'];
		for (const variant of variants) expect(await shown(variant)).toContain(`data-form="${variant}"`);
		await expect(shown('login-other')).rejects.toThrow();
	});

	it('FORM-02 FORM-05 FORM-06 have their own words at a paywall and beside newsletters', async () => {
		expect(textOf(await shown('login-paywall'))).toContain('Para acceder a este y otros contenidos.');
		const newsletter = await shown('signUp-newsletter-subscription');
		expect(textOf(newsletter)).toContain('Creá tu cuenta gratis para administrar tus preferencias');
		expect(newsletter).toMatch(/<button[^>]*type="submit"[^>]*>Continuar<\/button>/);
	});

	it.each([
		['tn', 'Olvidaste tu contraseña? Recuperala acá'],
		['eltrece', 'Olvidaste tu contraseña? Recuperala acá'],
		['eldoce', 'Olvidaste tu contraseña? Recuperala acá'],
		['ciudad', 'Olvidaste tu contraseña? Quiero recuperarla'],
	] as const)('FORM-09 FORM-10 link to a forgotten password on %s in the brand’s words', async (id, words) => {
		expect(await shown('login-default', brands[id])).toMatch(
			new RegExp(`href="/recuperar-contrasena/"[^>]*>${words.replaceAll('?', '\\?')}<`),
		);
	});

	it('ERR-12 show an unknown message unchanged, as plain text', async () => {
		const state = { values: {}, problems: {}, invalidInput: 'No <b>such</b> thing' };
		const subject = await accountOf({ sent: { form: 'sign-in', state } })(sampleContext().contentQueries);
		const html = await shownBlock(loginRegisterForm, brands.tn, { fields: { variant: 'login-default' }, ...(subject && { subject }) });
		expect(withoutProps(html)).toMatch(/role="alert"[^>]*>.*No &lt;b&gt;such&lt;\/b&gt; thing/s);
		expect(withoutProps(html)).not.toContain('<b>such</b>');
	});

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
	it('FORM-12 FORM-13 show a message, one action, and a home button where it is configured', async () => {
		const fields = { title: 'Listo', subtitle: 'Seguí leyendo.', image: '/x.svg', action: { text: 'Ver', href: '/lo-ultimo/' } };
		const without = await shownBlock(genericInfo, brands.tn, { fields });
		expect(without).toMatch(/<h1[^>]*>Listo<\/h1>.*Seguí leyendo\..*href="\/lo-ultimo\/"[^>]*>Ver</s);
		expect(without).toContain('src="/x.svg"');
		expect(without).not.toContain('Ir a inicio');
		expect(await shownBlock(genericInfo, brands.tn, { fields: { ...fields, homeButton: true } })).toContain('Ir a inicio');
	});

	it('VAL-04 VAL-05 take words and a picture from their fields', async () => {
		const own = await shownBlock(registerValidate, brands.tn, { fields: { customImage: false, image: '/otra.png' } });
		expect(own).toContain('src="/assets/icons/tn.svg"');
		const other = await shownBlock(registerValidate, brands.tn, {
			fields: { title: 'Casi', subtitle: 'Mirá tu mail', customImage: true, image: '/otra.png' },
		});
		expect(other).toContain('src="/otra.png"');
		expect(textOf(other)).toMatch(/Casi.*Mirá tu mail/);
		expect(withoutProps(other)).not.toContain('¡Ya casi estás!');
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
		expect((await renderPage(context, assets)).body).not.toContain('nonce=');
	});
});
