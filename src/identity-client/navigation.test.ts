import { describe, expect, it } from 'vitest';
import { perBrand } from '#brands';
import { addressOfTarget } from '#identity/contract';
import { addressAfterLogin, goTo, stepTargets } from '#identity-client';
import { fakeAccounts } from '../../tests/support/identity/fake-accounts.ts';

const at = (pathname: string, search = '') => {
	const accounts = fakeAccounts({});
	const page = accounts.open();
	Object.assign(page.location, { pathname, search });
	return { ...page, local: accounts.local };
};

describe('a target', () => {
	it.each(['registrarse', 'ingresar', 'recuperar-contrasena', 'perfil', 'cuenta-verificada', 'validar-registro'] as const)(
		'NAV-01 %s opens the page of that name',
		(target) => expect(addressOfTarget(target, '')).toBe(`/${target}/`),
	);

	it('NAV-02 home opens the root', () => expect(addressOfTarget('home', '?a=1')).toBe('/?a=1'));

	it('NAV-03 NAV-04 is perfil after a login, and validar-registro after a sign-up', () =>
		expect(stepTargets).toEqual({ login: 'perfil', signUp: 'validar-registro' }));

	it('NAV-05 keeps the query except watch', () => {
		const { client, navigations } = at('/ingresar/', '?a=1&watch=2&b=3');
		goTo(client, 'registrarse');
		expect(navigations).toEqual(['/registrarse/?a=1&b=3']);
	});

	it('FLOW-07 gets uuid and email added to the query', () =>
		expect(addressOfTarget(stepTargets.signUp, '?a=1', { uuid: 'u', email: 'a@b.ar' })).toBe(
			'/validar-registro/?a=1&uuid=u&email=a%40b.ar',
		));

	it('T11 gets no secret that works once, and nothing that names a reader', () => {
		const search = '?nonce=n&ota_nonce=o&eliminar=e&code=c&state=s&uuid=u&email=a%40b.ar&a=1';
		expect(addressOfTarget('ingresar', search)).toBe('/ingresar/?a=1');
	});
});

describe('the path to return to', () => {
	it('NAV-08 NAV-09 is the target of a login on the brands that want it; on others it is perfil', () => {
		const led = perBrand(({ afterSignIn }) => {
			const { client, local } = at('/ingresar/', '?a=1');
			local.setItem('previousPathname', '/deportes/nota');
			return addressAfterLogin(client, afterSignIn);
		});
		expect(led).toMatchObject({
			tn: '/deportes/nota/?a=1',
			eltrece: '/perfil/?a=1',
			ciudad: '/perfil/?a=1',
			eldoce: '/perfil/?a=1',
		});
	});

	it('NAV-08 is perfil when there is none', () => expect(addressAfterLogin(at('/ingresar/').client, 'previous')).toBe('/perfil/'));

	it('FLOW-11 gets the origin of a sign-in with Google', () => {
		const { client, local } = at('/ingresar/');
		expect(addressAfterLogin(client, 'profile', { origin: 'gmail' })).toBe('/perfil/?origin=gmail');
		local.setItem('previousPathname', '/');
		expect(addressAfterLogin(client, 'previous', { origin: 'gmail' })).toBe('/?origin=gmail');
	});

	it.each(['/deportes/nota', '/deportes/nota/', '/pf/deportes/nota/'])('NAV-07 NAV-08 is the same for %s', (path) => {
		const { client, local } = at('/ingresar/');
		local.setItem('previousPathname', path);
		expect(addressAfterLogin(client, 'previous')).toBe('/deportes/nota/');
	});

	it('NAV-08 has no prefix of the former platform, which only stands at the beginning of a path', () => {
		const { client, local } = at('/ingresar/');
		local.setItem('previousPathname', '/deportes/pf/nota/');
		expect(addressAfterLogin(client, 'previous')).toBe('/deportes/pf/nota/');
	});

	it.each([
		'/pf//evil.test',
		'/pf/registrarse/',
		'/perfil/datos/',
		'/modificar-contrasena',
		'//evil.test',
		'/\\evil.test',
		'https://evil.test',
		'javascript:alert(1)',
		'/a b',
		'/ingresar',
		'/a?next=//evil.test',
		'/\n/evil.test',
	])('is ignored when storage has %j', (path) => {
		const { client, local } = at('/ingresar/');
		local.setItem('previousPathname', path);
		expect(addressAfterLogin(client, 'previous')).toBe('/perfil/');
	});
});
