import { formSchemas } from '../islands/account/schemas.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { isRefused } from './is-refused.ts';
import { done, redirect } from './outcome.ts';
import { profileFormHandlers } from './profile-form-handlers.ts';

const signIn: FormHandler = (form) =>
	withFields(form, formSchemas['sign-in'](form.words.rules), async ({ email, password }) => {
		const body = { grantType: 'password', userName: email, credentials: password, rememberMe: true };
		const isUnverified = await isRefused(form.call('login', { body }), 'email-not-verified');
		return redirect(isUnverified ? '/validar-registro/' : '/perfil/');
	});

/** Signs in by the link of an email, without scripts: the reader types the address that the link was sent to (R07, R13). */
const oneTimeLink: FormHandler = (form) =>
	withFields(form, formSchemas.link(), async ({ linkEmail }) => {
		const nonce = form.query.get('ota_nonce') ?? '';
		await form.call('confirmOneTimeLink', { params: { nonce }, body: { email: linkEmail } });
		return redirect('/perfil/');
	});

/** Finishes the sign-in of a reader who returned from a provider, without scripts (R07, SOC-03, API-35). */
const provider: FormHandler = async (form) => {
	const [code, state] = [form.query.get('code') ?? '', form.query.get('state') ?? undefined];
	await (state === undefined
		? form.call('login', { query: {}, body: { grantType: 'apple', credentials: code } })
		: form.call('signInWithOidc', { query: { code, state } }));
	return redirect('/perfil/');
};

const signUp: FormHandler = (form) =>
	withFields(form, formSchemas['sign-up'](form.words.rules), async ({ name, lastname, email, password }) => {
		const attributes = [{ name: 'subscripted', value: 'false', type: 'Boolean' }];
		const { uuid } = await form.call('signUp', {
			body: {
				identity: { userName: email, credentials: password },
				profile: { email, firstName: name, lastName: lastname, attributes },
			},
		});
		const query = new URLSearchParams(form.query);
		query.delete('watch');
		query.set('uuid', uuid);
		query.set('email', email);
		return redirect(`/validar-registro/?${query}`);
	});

const recover: FormHandler = (form) =>
	withFields(form, formSchemas.recover(), async ({ email }) => {
		await form.call('requestPasswordReset', { body: { userName: email } });
		return done(form.words.account.recoverDone);
	});

/** Sets the new password and signs in with it (FLOW-17 to FLOW-19). Without the link of an email there is nothing to set (PWD-07). */
const modify: FormHandler = async (form) => {
	const nonce = form.query.get('nonce');
	if (!nonce || !form.query.get('uuid')) return redirect('/ingresar/');
	return withFields(form, formSchemas.modify(form.words.rules), async ({ newPassword }) => {
		const { userName } = await form.call('resetPassword', { params: { nonce }, body: { newPassword } });
		const body = { grantType: 'password', userName, credentials: newPassword, rememberMe: true };
		const isWrong = await isRefused(form.call('login', { body }), 'authentication-failed');
		return redirect(isWrong ? '/ingresar/' : '/perfil/');
	});
};

const resend: FormHandler = (form) =>
	withFields(form, formSchemas.resend(), async ({ email }) => {
		await form.call('requestEmailVerification', { body: { email } });
		return done(form.words.account.resent);
	});

/** Verifies an email address without scripts (VAL-06, R07). Doing it a second time is no error (R15). */
const confirm: FormHandler = async (form) => {
	await isRefused(form.call('verifyEmail', { params: { nonce: form.query.get('nonce') ?? '' } }), 'email-already-verified');
	const isVerified = form.hasSession && (await form.call('profile')).emailVerified;
	return redirect(isVerified ? '/perfil/' : '/cuenta-verificada/');
};

/** The handlers of each page's forms, by the name that a form is posted with. */
export const formHandlers: Readonly<Record<string, Readonly<Record<string, FormHandler>>>> = {
	'/ingresar/': { 'sign-in': signIn, 'one-time-link': oneTimeLink, provider },
	'/cuenta-verificada/': { 'sign-in': signIn },
	'/registrarse/': { 'sign-up': signUp },
	'/recuperar-contrasena/': { recover },
	'/modificar-contrasena/': { modify },
	'/validar-registro/': { resend, confirm },
	'/perfil/': profileFormHandlers,
};
