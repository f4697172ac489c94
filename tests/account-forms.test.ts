import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from './support/browser/served-sites.ts';
import { cookiesOf, goodPassword, newAccount } from './support/identity/identity.ts';
import type { Answer } from './support/programs/program.ts';

const sites = servedSites();
const { service } = sites;
const otherPassword = 'otra frase de Tandil 9';
const email = 'ana@mail.test';

/** What a reader reads on a page. */
const textOf = ({ body }: Answer) =>
	body
		.replace(/<(style|script|aside)\b.*?<\/\1>| data-props="[^"]*"/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe.each(brandList)('a reader of $id without scripts', ({ id, texts, afterSignIn }) => {
	const { account, refusals } = texts;
	const signUp = (address: string) => service.call('POST', '/signup', { body: newAccount(address), brand: id });
	let asked = {};
	/** Opens the link of the email in the browser that signed up. */
	const verify = () => service.call('GET', `/email/verify/${service.nonce('verify')}`, { brand: id, headers: asked });
	const signIn = (headers = {}) => sites.post(id, '/ingresar/', { form: 'sign-in', email, password: goodPassword }, headers);
	/** Follows a redirect with the cookies of its answer. */
	const follow = (answer: Answer) => sites.get(id, String(answer.headers.location), cookiesOf(answer));
	const linkOf = (template: string) =>
		service.mails.findLast((mail) => mail.template === template)?.link.replace(/^https?:\/\/[^/]+/, '') ?? '';

	beforeEach(async () => {
		asked = cookiesOf(await signUp(email));
	});

	it('ERR-07 FLOW-09 VAL-02 is told that the email is not verified, and can have the email sent again', async () => {
		const answer = await signIn();
		expect([answer.status, answer.headers.location]).toEqual([303, '/validar-registro/']);
		const page = await follow(answer);
		expect(textOf(page)).toContain('El email aún no ha sido verificado.');
		expect(textOf(page)).toContain('Reenviar mail de validación');
		expect(String(page.headers['set-cookie'])).toContain('__Host-kiosco-told=; ');
		expect(textOf(await sites.get(id, '/validar-registro/'))).not.toContain('aún no ha sido verificado');
	});

	it('ERR-06 R15 who opens the verification link again is told that the email is verified', async () => {
		const link = linkOf('verify');
		expect(textOf(await sites.get(id, link))).toContain(account.confirm);
		expect((await sites.post(id, link, { form: 'confirm' })).headers.location).toBe('/cuenta-verificada/');
		const again = await sites.get(id, link);
		expect(textOf(again)).toContain('Este mail ya ha sido verificado.');
		expect(again.body).toMatch(/<a[^>]*href="\/ingresar\/"[^>]*>Ingresar<\/a>/);
		const told = await follow(await sites.post(id, link, { form: 'confirm' }));
		expect(textOf(told)).toContain('Este mail ya ha sido verificado.');
	});

	it('VAL-01 VAL-02 sees no button to verify without a link, and with a dead one how to get another', async () => {
		const without = textOf(await sites.get(id, '/validar-registro/?uuid=x'));
		expect(without).not.toContain(account.confirm);
		expect(without).toContain('Te enviamos un mail para que valides tu cuenta.');
		for (const page of [
			await sites.get(id, '/validar-registro/?nonce=x&uuid=x'),
			await sites.post(id, '/validar-registro/?nonce=x&uuid=x', { form: 'confirm' }),
		]) {
			expect(textOf(page)).toContain(account.deadLink.verify);
			expect(textOf(page)).not.toContain('recuperar la contraseña expiró');
			expect(textOf(page)).toContain('Reenviar mail de validación');
		}
	});

	it('ERR-04 is told at once that a link to a new password was used, and where to get another', async () => {
		await service.call('POST', '/password/reset', { body: { userName: email }, brand: id });
		const link = linkOf('reset');
		expect(textOf(await sites.get(id, link))).not.toContain(refusals['Nonce not found or expired']);
		const fields = { form: 'modify', newPassword: otherPassword, newPasswordRepeat: otherPassword };
		const done = await sites.post(id, link, fields);
		expect(textOf(await follow(done))).toContain(account.told['password-changed']);
		const used = await sites.get(id, link);
		expect(textOf(used)).toContain('El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.');
		expect(used.body).toMatch(/<a[^>]*href="\/recuperar-contrasena\/"/);
		expect(textOf(await sites.post(id, link, fields))).toContain('El link para recuperar la contraseña expiró.');
	});

	it('ERR-02 FLOW-08 is told that the address has an account', async () => {
		const fields = { form: 'sign-up', name: 'Ana', lastname: 'Núñez', email, password: goodPassword };
		const refused = await sites.post(id, '/registrarse/', fields);
		expect([refused.status, textOf(refused).includes('La cuenta ya existe.')]).toEqual([422, true]);
		expect(refused.body).toMatch(/<a href="\/terminos-y-condiciones\/">.*<a href="\/proteccion-de-datos-personales\/">/s);
	});

	it.each(['A', 'An4', 'Ana!', 'A.', 'Ana---'])('RULE-14 is told that the name is not valid: %s', async (name) => {
		const fields = { form: 'sign-up', name, lastname: 'Núñez', email: 'otra@mail.test', password: goodPassword };
		const refused = await sites.post(id, '/registrarse/', fields);
		expect(textOf(refused)).toContain('Mínimo 2 caracteres, excepto números y caracteres especiales.');
		expect((await sites.post(id, '/registrarse/', { ...fields, name: 'María José' })).status).toBe(303);
	});

	it('R13 is told at once that a link to sign in does not work, in words about that link', async () => {
		const page = textOf(await sites.get(id, '/ingresar/?ota_nonce=x'));
		expect(page).toContain(account.deadLink.signIn);
		expect(page).not.toContain('recuperar la contraseña expiró');
	});

	it('ERR-05 ERR-08 is told why the email was not changed', async () => {
		await verify();
		const session = cookiesOf(await signIn());
		const change = { form: 'change-email', email: 'berta@mail.test' };
		const browser = cookiesOf(await sites.post(id, '/perfil/', change, session));
		await signUp('berta@mail.test');
		const late = await sites.post(id, linkOf('email-change'), { form: 'confirm' }, { cookie: `${session.cookie}; ${browser.cookie}` });
		expect(textOf(late)).toContain('Este mail ya se encuentra registrado.');
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_001);
		// The browser has dropped the cookie of the access token by then.
		const later = { cookie: session.cookie.replace(/__Host-kiosco-session=[^;]*/, 'none') };
		expect(textOf(await sites.post(id, '/perfil/', change, later))).toContain('Volvé a ingresar a tu cuenta para modificar el correo.');
	});

	it('NAV-06 NAV-08 NAV-09 FLOW-05 is led back to the page before, or to perfil', async () => {
		await verify();
		const origin = `https://${id}.test`;
		const from = cookiesOf(await sites.get(id, '/ingresar/', { referer: `${origin}/pf/deportes/una-nota/?a=1` }));
		const foreign = await sites.get(id, '/ingresar/', { referer: 'https://evil.test/deportes/' });
		expect(foreign.headers['set-cookie']).toBeUndefined();
		const expected = afterSignIn === 'previous' ? '/deportes/una-nota/' : '/perfil/';
		expect((await signIn(from)).headers.location).toBe(expected);
		const kept = { cookie: `__Host-kiosco-from=${encodeURIComponent('/deportes/una-nota')}` };
		expect((await signIn(kept)).headers.location).toBe(expected);
		expect((await signIn({ cookie: `__Host-kiosco-from=${encodeURIComponent('//evil.test')}` })).headers.location).toBe('/perfil/');
		expect((await signIn()).headers.location).toBe('/perfil/');
	});

	it('NAV-05 T11 keeps the query of the form’s page, except what is not passed on', async () => {
		await verify();
		const fields = { form: 'sign-in', email, password: goodPassword };
		const answer = await sites.post(id, '/ingresar/?a=1&watch=2&nonce=n&code=c&email=e', fields);
		expect(answer.headers.location).toBe('/perfil/?a=1');
	});

	it('FLOW-13 is told that the session is over after the sign-out, and when it ended elsewhere', async () => {
		await verify();
		const session = cookiesOf(await signIn());
		expect(textOf(await sites.post(id, '/perfil/', { form: 'sign-out' }, session))).toContain(account.profile.signedOut);
		const ended = await sites.get(id, '/perfil/', { cookie: '__Host-kiosco-refresh=a.b.c' });
		expect(textOf(await follow(ended))).toContain('Tu sesión terminó. Volvé a ingresar.');
	});
});

describe('the page of a sign-in', () => {
	const cookie = { cookie: `__Host-kiosco-from=${encodeURIComponent('/deportes/')}` };
	const from = async (id: BrandId, path: string, headers = {}) =>
		(await sites.get(id, '/ingresar/', { referer: `https://${id}.test${path}`, ...headers })).headers['set-cookie'];

	it('NAV-06 does not keep account pages, nor the origin that such a page sends instead of its path', async () => {
		expect(await from('tn', '/registrarse/')).toBeUndefined();
		expect(await from('tn', '/', cookie)).toBeUndefined();
		expect(String(await from('tn', '/'))).toContain('__Host-kiosco-from=%2F;');
	});
});
