import fastify from 'fastify';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Brand, brandList, brands } from '#brands';
import { type EndpointName, endpoints, type IdentityRefusal, identityRefusals } from '#identity/contract';
import { Refusal } from '#platform/refusal';
import { testOrigins } from '../../../tests/support/test-origins.ts';
import { sampleProfile } from '../samples/sample-profile.ts';
import type { AccountPageData } from '../subject.ts';
import { accountPageRoutes } from './account-page-routes.ts';
import type { FormCalls } from './form-calls.ts';

const page = { status: 200, contentType: 'text/html', body: 'page', headers: {}, keys: [], freshFor: 0 };

function refusal(name: IdentityRefusal): Refusal {
	const [code, httpStatus, message] = identityRefusals[name];
	return new Refusal(code, [httpStatus, message]);
}

type Answering = { readonly hasSession?: boolean; readonly brand?: Brand; readonly answers?: typeof reads };

/** A server with the forms of a brand. The identity service refuses every call but those with an answer; `shown` holds what pages show. */
async function formsRefused(name: IdentityRefusal, { hasSession = true, brand = brands.tn, answers = reads }: Answering = {}) {
	const calls: FormCalls = {
		call: async (called) => {
			if (name !== 'access-denied' && Object.hasOwn(answers, called)) return v.parse(endpoints[called].gives, answers[called]);
			throw refusal(name);
		},
		hasSession: () => hasSession,
		checkLink: async () => ({ state: 'valid' }),
	};
	const shown: AccountPageData[] = [];
	const server = fastify();
	await server.register(accountPageRoutes, {
		site: {
			accountPage: async (_host, _path, data) => {
				shown.push(data);
				return page;
			},
			openCallPage: async () => undefined,
			pageHandlerAt: () => undefined,
		},
		brandOf: () => brand,
		origins: testOrigins,
		calls,
		clock: () => new Date('2026-11-20T12:00:00Z'),
	});
	const post = (url: string, fields: Record<string, string>, from = testOrigins[brand.id]) =>
		server.inject({
			method: 'POST',
			url,
			headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
			payload: new URLSearchParams(fields).toString(),
		});
	return { shown, post };
}

const reads: Partial<Record<EndpointName, unknown>> = {
	profile: sampleProfile,
	ownNewsletters: { newsletters: [] },
	sessions: [],
	reports: [],
};
const signIn = { form: 'sign-in', email: 'ana@mail.test', password: 'nubes sobre Quilmes 7' };

describe('a sign-in without scripts', () => {
	const answers = { ...reads, login: { uuid: 'u', accessToken: 'a', refreshToken: 'r' } };

	it('W10 from the wall of a story leads back to it, and from elsewhere to the profile', async () => {
		const { post } = await formsRefused('too-many-attempts', { answers });
		const leadsTo = async (url: string) => (await post(url, signIn)).headers.location;
		expect(await leadsTo('/ingresar/?volver=%2Fdeportes%2Fcerrada%2F')).toBe('/deportes/cerrada/');
		expect(await leadsTo('/ingresar/?volver=%2Fdeportes%2Fcerrada%2F&utm_source=boletin')).toBe('/deportes/cerrada/?utm_source=boletin');
		expect(await leadsTo('/ingresar/')).toBe('/perfil/');
		expect(await leadsTo('/ingresar/?volver=%2F%2Fevil.test%2F')).toBe('/perfil/');
	});
});

describe('a form that the service refuses', () => {
	it('FLOW-09 of an address that is not verified leads to the page that verifies it', async () => {
		const { post } = await formsRefused('email-not-verified');
		expect((await post('/ingresar/', signIn)).headers.location).toBe('/validar-registro/');
	});

	it('ERR-01 ERR-13 shows the text of the brand above the fields, and no password', async () => {
		const { post, shown } = await formsRefused('authentication-failed');
		expect((await post('/ingresar/', signIn)).statusCode).toBe(422);
		const [data] = shown;
		expect(data?.sent).toMatchObject({ form: 'sign-in', refusal: 'authentication-failed' });
		expect(data?.sent?.state.invalidInput).toBe('La combinación de email y contraseña son incorrectos.');
		expect(data?.sent?.state.values).toEqual({ form: 'sign-in', email: 'ana@mail.test' });
	});

	it('without a session leads to the sign-in page', async () => {
		const { post } = await formsRefused('access-denied');
		expect((await post('/perfil/', { form: 'report' })).headers.location).toBe('/ingresar/');
	});

	it('keeps the status of too many attempts', async () => {
		const { post } = await formsRefused('too-many-attempts');
		expect((await post('/ingresar/', signIn)).statusCode).toBe(429);
	});

	it('LIM-01 for a sign-in that is too old asks the reader to sign in again', async () => {
		const { post, shown } = await formsRefused('sign-in-again');
		await post('/perfil/', { form: 'change-email', email: 'berta@mail.test' });
		expect(shown[0]?.sent).toMatchObject({ form: 'change-email', refusal: 'sign-in-again' });
		await post('/perfil/?eliminar=n', { form: 'approve-deletion' });
		expect(shown[1]).toMatchObject({ sent: { refusal: 'sign-in-again' }, reader: { asksDeletion: true } });
	});

	it('by a spent link shows the text about that link', async () => {
		const { post, shown } = await formsRefused('nonce-spent');
		await post('/perfil/?eliminar=n', { form: 'approve-deletion' });
		expect(shown[0]?.sent?.state.invalidInput).toBe(brands.tn.texts.account.profile.deletionLinkSpent);
	});

	it('R15 of an address that is already verified continues', async () => {
		const { post } = await formsRefused('email-already-verified', { hasSession: false });
		expect((await post('/validar-registro/?nonce=n', { form: 'confirm' })).headers.location).toBe('/cuenta-verificada/');
	});
});

const signUp = { form: 'sign-up', name: 'Ana', lastname: 'Paz', email: 'ana@mail.test', password: 'nubes sobre Quilmes 7' };

describe.each(brandList)('a sign-up on $id that the service refuses', (brand) => {
	it.each([
		['ERR-02 FLOW-08', 'account-exists', 'La cuenta ya existe.'],
		['ERR-03', 'sign-up-captcha-invalid', 'Captcha inválido.'],
		['ERR-09', 'first-name-invalid', 'Nombre inválido.'],
		['ERR-10', 'last-name-invalid', 'Apellido inválido.'],
		['ERR-11', 'names-invalid', 'Nombre y apellido inválidos.'],
	] as const)('%s says why above the form: %s', async (_row, name, text) => {
		const { post, shown } = await formsRefused(name, { brand });
		await post('/registrarse/', signUp);
		expect(shown[0]?.sent?.state).toMatchObject({ invalidInput: text, problems: {} });
	});

	it.each(['password-weak', 'password-too-long'] as const)('because of its password alone marks the password alone: %s', async (name) => {
		const { post, shown } = await formsRefused(name, { brand });
		await post('/registrarse/', signUp);
		expect(Object.keys(shown[0]?.sent?.state.problems ?? {})).toEqual(['password']);
		expect(shown[0]?.sent?.state.invalidInput).toBeUndefined();
	});
});

describe('a posted form', () => {
	it('W01 is refused when another site posts it, or when the page has no form of that name', async () => {
		const { post } = await formsRefused('too-many-attempts');
		expect((await post('/ingresar/', signIn, 'https://evil.test')).json()).toMatchObject({ code: 'foreign-form' });
		expect((await post('/ingresar/', { form: 'sign-up' })).json()).toMatchObject({ code: 'form-not-known' });
		expect((await post('/ingresar/', { form: 'constructor' })).json()).toMatchObject({ code: 'form-not-known' });
	});

	it('shows what is wrong with its fields before anything is called', async () => {
		const { post, shown } = await formsRefused('too-many-attempts');
		expect((await post('/ingresar/', { ...signIn, email: 'ana' })).statusCode).toBe(422);
		expect(Object.keys(shown[0]?.sent?.state.problems ?? {})).toEqual(['email']);
	});
});
