import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { onePerValue } from '../support/demo.ts';
import { cookiesOf, goodPassword, newAccount } from '../support/identity/identity.ts';
import type { Answer } from '../support/programs/program.ts';
import { specifiedFor } from '../support/specified-for.ts';

const sites = servedSites();
const { service } = sites;
const otherPassword = 'otra frase de Tandil 9';
const email = 'ana@mail.test';

/** What a reader reads on a page. */
const textOf = ({ body }: Pick<Answer, 'body'>) =>
	body
		.replace(/<(style|script|aside)\b.*?<\/\1>| data-props="[^"]*"/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe.each(onePerValue(({ id }) => specifiedFor(id).afterSignIn, brandList))('a reader of $id without scripts', ({ id, texts }) => {
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

	it('ERR-07 FLOW-09 VAL-02 reads that the email is not verified, and can have the email sent again', async () => {
		const answer = await signIn();
		expect([answer.status, answer.headers.location]).toEqual([303, '/validar-registro/']);
		const page = await follow(answer);
		expect(textOf(page)).toContain('El email aún no ha sido verificado.');
		expect(textOf(page)).toContain('Reenviar mail de validación');
		expect(textOf(page)).not.toContain('Te enviamos un mail para que valides tu cuenta.');
		expect(page.body).toContain(`value="${email}"`);
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
		expect(textOf(told)).not.toContain(account.verified);
	});

	it('VER-02 VAL-02 who opens the verification link in another browser types no address, there or at the sign-in after it', async () => {
		const link = linkOf('verify');
		const page = await sites.get(id, link);
		expect(page.body).toContain(`value="${email}"`);
		expect(page.headers['set-cookie']).toBeUndefined();
		for (const state of ['first', 'second'])
			expect((await follow(await sites.post(id, link, { form: 'confirm', email }))).body, state).toContain(`value="${email}"`);
		expect((await sites.post(id, link, { form: 'confirm', email: 'nada' })).headers.location).toBe('/cuenta-verificada/');
		expect((await sites.get(id, '/validar-registro/?nonce=x&uuid=x')).body).not.toContain(email);
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

	it('VAL-02 keeps the address after asking for another email, and reads when one may be asked for again', async () => {
		const page = await sites.post(id, '/validar-registro/?uuid=x', { form: 'resend', email });
		const { body } = await service.call('POST', '/email/verify', { brand: id, body: { email } });
		expect(textOf(page)).toContain(`${account.resent} Podés pedir otro en ${body.retryAfter} segundos.`);
		expect(page.body).toMatch(new RegExp(`<input[^>]*value="${email}"`));
	});

	it('HDR-11 HDR-18 HDR-19 HDR-20 is shown as signed in on pages that are the same for all, until the sign-out', async () => {
		const sheet = async (headers = {}) => (await sites.get(id, '/_site/reader.css', headers)).body;
		expect((await sites.get(id, '/')).body).toContain('<noscript><link rel="stylesheet" href="/_site/reader.css"></noscript>');
		expect(await sheet()).toBe('');
		await verify();
		const session = cookiesOf(await signIn());
		const { body, headers } = await sites.get(id, '/_site/reader.css', session);
		expect(body).toMatch(/\[data-login-button\][^}]*display:none!important/);
		expect(body.includes('content:"Ana Núñez"')).toBe(specifiedFor(id).showsReaderName);
		expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' });
		await sites.post(id, '/perfil/', { form: 'sign-out' }, session);
		expect(await sheet(session)).toBe('');
	});

	it('VAL-01 reads that an email was sent only where something says that it was', async () => {
		const body = async (path: string, headers = {}) => (await sites.get(id, path, headers)).body;
		const inPlace = `<noscript><p[^>]*>${account.validateAsk}</p></noscript>`;
		expect(await body('/validar-registro/')).toMatch(new RegExp(inPlace));
		for (const page of [
			await body('/validar-registro/', { cookie: `__Host-kiosco-waiting=${encodeURIComponent(email)}` }),
			await body(linkOf('verify')),
		])
			expect(page).not.toMatch(new RegExp(inPlace));
	});

	it('ERR-04 is told at once that a link to a new password was used, and where to get another', async () => {
		await service.call('POST', '/password/reset', { body: { userName: email }, brand: id });
		const link = linkOf('reset');
		expect(textOf(await sites.get(id, link))).not.toContain(refusals['Nonce not found or expired']);
		const fields = { form: 'modify', newPassword: otherPassword, newPasswordRepeat: otherPassword };
		const done = await sites.post(id, link, fields);
		expect(textOf(await follow(done))).toContain(account.flashMessages['password-changed']);
		const used = await sites.get(id, link);
		expect(textOf(used)).toContain('El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.');
		const newLink = new RegExp(`<a[^>]*href="/recuperar-contrasena/"[^>]*>${account.newLink}</a>`);
		const half = link.replace(/&uuid=.*/, '');
		const differ = { ...fields, newPasswordRepeat: 'otra frase distinta 9' };
		for (const page of [used, await sites.get(id, half), await sites.post(id, link, fields), await sites.post(id, link, differ)]) {
			expect(textOf(page)).toContain('El link para recuperar la contraseña expiró.');
			expect(page.body).toMatch(newLink);
			expect(page.body).not.toContain('name="newPassword"');
		}
		const bare = await sites.get(id, '/modificar-contrasena/');
		const [noscript = ''] = /<noscript>.*?<\/noscript>/s.exec(bare.body.replace(/.*<main/s, '')) ?? [];
		expect(noscript).toMatch(newLink);
		for (const path of [half, '/modificar-contrasena/']) {
			const told = await follow(await sites.post(id, path, fields));
			expect([textOf(told).includes('El link para recuperar la contraseña expiró.'), newLink.test(told.body)]).toEqual([true, true]);
		}
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
		const sent = textOf(await sites.post(id, '/ingresar/?ota_nonce=x', { form: 'one-time-link', linkEmail: email }));
		expect(sent).toContain(account.deadLink.signIn);
		for (const text of [page, sent, textOf(await sites.get(id, '/ingresar/'))]) {
			expect(text).not.toContain(account.linkHint);
			expect(text).not.toContain(account.linkEmail);
		}
	});

	it('reads at a link that names no client why nothing opens, under a title, and gets on to the front page', async () => {
		const { status, body } = await sites.get(id, '/autorizar/?client_id=x');
		expect([status, textOf({ body })]).toEqual([400, expect.stringContaining(texts.authorization.incomplete)]);
		expect(body).toMatch(new RegExp(`<h1[^>]*>${texts.authorization.incompleteTitle}</h1>`));
		expect(body).toMatch(/<a[^>]*href="\/"[^>]*>Ir a inicio<\/a>/);
	});

	it('SOC-03 is told why the pages of a provider let nobody in', async () => {
		const told = async (query: string) => textOf(await sites.get(id, `/ingresar/${query}`));
		expect(await told('?error=access_denied')).toContain(account.providerCanceled);
		for (const query of ['?error=sign_in_failed', '?error=%3Cb%3E']) expect(await told(query)).toContain(account.providerFailed);
		for (const query of ['', '?error=']) expect(await told(query)).not.toMatch(/No terminaste de ingresar|No pudimos hacerte ingresar/);
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

	it('PRF-01 LIM-01 gets the profile again, opened at the answer to the form that was posted', async () => {
		await verify();
		const session = cookiesOf(await signIn());
		/** What follows the place where the page opens. */
		const answerTo = async (fields: Record<string, string>, headers: Record<string, string> = session) => {
			const { body } = await sites.post(id, '/perfil/', fields, headers);
			const [, answer = '', ...others] = body.split('id="respuesta"');
			expect(others).toEqual([]);
			return answer.slice(0, 1_500);
		};
		const page = (await sites.get(id, '/perfil/', session)).body;
		const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
		expect(main).not.toContain('id="respuesta"');
		expect(new Set([...main.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action))).toEqual(new Set(['#respuesta']));
		const data = { form: 'profile', firstName: 'Ana', lastName: 'Núñez', birthDate: '', phone: '1145678901' };
		expect(await answerTo(data)).toContain(account.profile.saved);
		expect(await answerTo({ ...data, phone: '11-4567' })).toContain('name="firstName"');
		expect(await answerTo({ form: 'end-session', id: 'others' })).toContain(account.profile.endedOthers);
		service.clock.now = new Date(service.clock.now.getTime() + 3_600_001);
		const later = { cookie: String(session.cookie).replace(/__Host-kiosco-session=[^;]*/, 'none') };
		const again = await answerTo({ form: 'change-email', email: 'berta@mail.test' }, later);
		expect(again).toContain(account.profile.again);
		expect(again).toContain('Volvé a ingresar a tu cuenta para modificar el correo.');
	});

	it('NAV-06 NAV-08 NAV-09 FLOW-05 is led back to the page before, or to perfil', async () => {
		await verify();
		const origin = `https://${id}.test`;
		const from = cookiesOf(await sites.get(id, '/ingresar/', { referer: `${origin}/pf/deportes/una-nota/?a=1` }));
		const foreign = await sites.get(id, '/ingresar/', { referer: 'https://evil.test/deportes/' });
		expect(foreign.headers['set-cookie']).toBeUndefined();
		const expected = specifiedFor(id).afterSignIn === 'previous' ? '/deportes/una-nota/' : '/perfil/';
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

	it('NAV-10 is led from every sign-in form to the profile while signed in, and back only when the session is over', async () => {
		await verify();
		const session = cookiesOf(await signIn());
		for (const path of ['/ingresar/', '/registrarse/', '/cuenta-verificada/']) {
			const led = await sites.get(id, path, session);
			expect([led.status, led.headers.location], path).toEqual([303, '/perfil/']);
			expect((await sites.get(id, path)).status).toBe(200);
		}
		await sites.post(id, '/perfil/', { form: 'sign-out' }, session);
		expect((await sites.get(id, '/perfil/', session)).headers.location).toBe('/ingresar/');
		const back = await sites.get(id, '/ingresar/', { cookie: `${session.cookie}; __Host-kiosco-told=session-over` });
		expect(textOf(back)).toContain('Tu sesión terminó. Volvé a ingresar.');
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
