import { describe, expect, it } from 'vitest';
import { type BrandId, brandList, brands } from '#brands';
import { migrations, servedSites } from '../support/browser/served-sites.ts';
import { testDatabase } from '../support/databases/database.ts';
import { onePerValue } from '../support/demo.ts';
import { byForm } from '../support/form.ts';
import { cookiesOf, newAccount } from '../support/identity/identity.ts';

/** The markup of a page, without what its scripts get and what only its head says. */
const shown = (body: string) => body.replace(/^.*<body/s, '').replace(/ data-props="[^"]*"/g, '');
const textOf = (html: string) =>
	html
		.replace(/<(style|script)\b.*?<\/\1>/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*type="submit"[^>]*>([^<]+)</g)].map(([, text]) => text);
const fieldsOf = (html: string) =>
	[...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name).filter((name) => name !== 'form');
/** The address of the link with these words. */
const linkOf = (html: string, words: string) =>
	[...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)</g)].find(([, , text]) => text === words)?.[1];

/** The brands whose words differ in the short form, all in the long one. */
const worded = onePerValue(({ texts }) => texts.forgottenPassword, brandList);

const sites = servedSites();

const main = async (id: BrandId, path: string) => /<main.*<\/main>/s.exec(shown((await sites.get(id, path)).body))?.[0] ?? '';

const forgotten = [
	['FORM-09', brands.tn, 'Olvidaste tu contraseña? Recuperala acá'],
	['FORM-10', brands.ciudad, 'Olvidaste tu contraseña? Quiero recuperarla'],
	['FORM-09', brands.eltrece, 'Olvidaste tu contraseña? Recuperala acá'],
	['FORM-09', brands.eldoce, 'Olvidaste tu contraseña? Recuperala acá'],
] as const;

it.each(forgotten.slice(0, byForm(2, 4)))('%s the form to sign in links to a forgotten password', async (_row, { id }, words) => {
	expect(linkOf(await main(id, '/ingresar/'), words)).toBe('/recuperar-contrasena/');
});

describe.each(worded)('the account pages of $id', ({ id }) => {
	it('FORM-03 FORM-07 FORM-14 BLK-03 ask for an email address and a password to sign in', async () => {
		const page = await main(id, '/ingresar/');
		expect([titleOf(page), ...buttonsOf(page)]).toEqual(['Iniciar sesión', 'Ingresar']);
		expect(linkOf(page, 'Necesitás una cuenta? Registrate acá')).toBe('/registrarse/');
		expect(fieldsOf(page)).toEqual(['email', 'password']);
		expect(textOf(page)).not.toContain('Para acceder a este y otros contenidos.');
	});

	it('FORM-04 FORM-08 FORM-15 ask for name, lastname, email and password to sign up', async () => {
		const page = await main(id, '/registrarse/');
		expect([titleOf(page), ...buttonsOf(page)]).toEqual(['Registrarme', 'Registrarme']);
		expect(linkOf(page, 'Ya tenés una cuenta? Iniciar sesión')).toBe('/ingresar/');
		expect(fieldsOf(page)).toEqual(['name', 'lastname', 'email', 'password']);
	});

	it('PWD-01 PWD-02 PWD-04 BLK-04 ask twice for a new password', async () => {
		const page = await main(id, '/modificar-contrasena/');
		expect([titleOf(page), ...buttonsOf(page)]).toEqual(['Modificá tu contraseña', 'Continuar']);
		expect(fieldsOf(page)).toEqual(['newPassword', 'newPasswordRepeat']);
	});

	it('VER-01 VER-02 BLK-06 end a registration with the form to sign in', async () => {
		const page = await main(id, '/cuenta-verificada/');
		expect(textOf(page)).toContain('Listo, tu cuenta se encuentra verificada. Ingresá con tu mail y contraseña.');
		expect(fieldsOf(page)).toEqual(['email', 'password']);
		expect(buttonsOf(page)).toEqual(['Ingresar']);
	});

	it('REC-01 BLK-05 ask for the address of a reader who forgot the password, and link back', async () => {
		const page = await main(id, '/recuperar-contrasena/');
		expect(fieldsOf(page)).toEqual(['email']);
		expect(page).toContain('href="/ingresar/"');
	});

	it('VAL-01 VAL-02 VAL-03 BLK-07 tell a new reader to look into the inbox', async () => {
		const page = await main(id, '/validar-registro/');
		expect([titleOf(page), ...buttonsOf(page)]).toEqual(['¡Ya casi estás!', 'Reenviar mail de validación']);
		expect(textOf(page)).toContain('Te enviamos un mail para que valides tu cuenta.');
		expect(linkOf(page, 'Ir a inicio')).toBe('/');
		expect(page).toContain(`src="/assets/icons/${id}.svg"`);
	});

	it('FORM-12 FORM-13 show a message, a picture and one action, and a link home where that helps', async () => {
		const headers = cookiesOf(await sites.service.call('POST', '/signup', { brand: id, body: newAccount('ana@mail.test') }));
		const link = new URL(sites.service.mails.at(-1)?.link ?? '');
		await sites.service.call('GET', `/email/verify/${link.searchParams.get('nonce')}`, { brand: id, headers });
		const verified = await main(id, link.pathname + link.search);
		expect(titleOf(verified)).toBe('Este mail ya ha sido verificado.');
		expect(verified).toContain(`src="/assets/icons/${id}.svg"`);
		expect([linkOf(verified, 'Ingresar'), linkOf(verified, 'Ir a inicio')]).toEqual(['/ingresar/', '/']);
		const profile = await main(id, '/perfil/');
		expect([linkOf(profile, 'Ingresar'), linkOf(profile, 'Ir a inicio')]).toEqual(['/ingresar/', undefined]);
	});
});

describe.each(worded)('the page after a sign-up on $id, with words and a picture of its own', ({ id }) => {
	const own = { title: 'Un paso más', subtitle: 'Mirá tu mail.', customImage: true, image: '/assets/icons/otro.svg' };
	let validatePage: Partial<typeof own> = own;
	const { get } = servedSites(testDatabase(migrations), {
		changed: (brand) => ({ ...brand, accounts: { ...brand.accounts, validatePage } }),
	});
	const page = async (configured: Partial<typeof own>) => {
		validatePage = configured;
		return shown((await get(id, '/validar-registro/')).body);
	};

	it('VAL-04 VAL-05 shows its title, its subtitle and its picture in place of the default ones', async () => {
		const html = await page(own);
		expect(titleOf(html)).toBe('Un paso más');
		expect(textOf(html)).toContain('Mirá tu mail.');
		expect(html).not.toMatch(/¡Ya casi estás!|Te enviamos un mail/);
		expect(html).toContain('src="/assets/icons/otro.svg"');
	});

	it('VAL-05 shows the icon of the brand while the switch is off', async () => {
		const html = await page({ ...own, customImage: false });
		expect(html).toContain(`src="/assets/icons/${id}.svg"`);
		expect(html).not.toContain('otro.svg');
	});
});
