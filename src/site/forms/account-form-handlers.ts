import { canonicalEmail } from '#identity/contract';
import { hrefIn } from '../address.ts';
import { resentText } from '../islands/account/form-texts.ts';
import { formSchemas } from '../islands/account/schemas.ts';
import { liteSignInPath } from '../output-availability.ts';
import { clientAuthorizationFormHandlers, clientAuthorizationPath } from './client-authorization-form-handlers.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { leadAfterSignIn, leadTo, leadWithEmail } from './form-redirects.ts';
import { done, refused } from './form-response.ts';
import { isRefused, refusalAmong } from './is-refused.ts';
import { newsletterFormHandlers } from './newsletter-form-handlers.ts';
import { applicationLinkHandlers } from './open-calls/application-link-handlers.ts';
import { profileFormHandlers } from './profile-form-handlers.ts';
import { signInWith } from './sign-in-with.ts';

const signIn: FormHandler = (form) =>
	withFields(form, formSchemas['sign-in'](form.words.rules), async ({ email, password }) => {
		const isUnverified = await isRefused(signInWith(form, { email, password }), 'email-not-verified');
		return isUnverified ? leadWithEmail(form, 'validar-registro', { email, flashMessage: 'email-not-verified' }) : leadAfterSignIn(form);
	});

/** Signs in by the link of an email, without scripts: the reader types the address that the link was sent to (R07, R13). */
const oneTimeLink: FormHandler = (form) =>
	withFields(form, formSchemas.link(), async ({ linkEmail }) => {
		const nonce = form.query.get('ota_nonce') ?? '';
		const isDead = await isRefused(form.call('confirmOneTimeLink', { params: { nonce }, body: { email: linkEmail } }), 'nonce-spent');
		return isDead ? refused(form, form.words.account.deadLink.signIn) : leadAfterSignIn(form);
	});

/** Finishes the sign-in of a reader who returned from a provider, without scripts (R07, SOC-03, API-35). */
const provider: FormHandler = async (form) => {
	const [code, state] = [form.query.get('code') ?? '', form.query.get('state') ?? undefined];
	const signingIn =
		state === undefined
			? form.call('login', { query: {}, body: { grantType: 'apple', credentials: code } })
			: form.call('signInWithOidc', { query: { code, state } });
	const hasFailed = await isRefused(signingIn, 'authentication-failed');
	return hasFailed ? refused(form, form.words.account.providerFailed) : leadAfterSignIn(form);
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
		return leadWithEmail(form, 'validar-registro', { email, uuid });
	});

const recover: FormHandler = (form) =>
	withFields(form, formSchemas.recover(), async ({ email }) => {
		await form.call('requestPasswordReset', { body: { userName: email } });
		return done(form.words.account.recoverDone);
	});

/** Sets the new password and signs in with it (FLOW-17 to FLOW-19). Without the link of an email no password can be set (PWD-07). */
const modify: FormHandler = async (form) => {
	const nonce = form.query.get('nonce');
	if (!nonce || !form.query.get('uuid')) return leadTo(form, 'ingresar', 'reset-link-dead');
	return withFields(form, formSchemas.modify(form.words.rules), async ({ newPassword }) => {
		const { userName: email } = await form.call('resetPassword', { params: { nonce }, body: { newPassword } });
		const isWrong = await isRefused(signInWith(form, { email, password: newPassword }), 'authentication-failed');
		return isWrong ? leadTo(form, 'ingresar', 'password-set') : leadTo(form, 'perfil', 'password-changed');
	});
};

const resend: FormHandler = (form) =>
	withFields(form, formSchemas.resend(), async ({ email }) => {
		const { retryAfter } = await form.call('requestEmailVerification', { body: { email } });
		return done(resentText(retryAfter, form.words), { email });
	});

/**
 * Verifies an email address without scripts (VAL-06, R07). A second verification is no error (R15, ERR-06). The form is posted with the email
 * of the link, for the sign-in that follows.
 */
const confirm: FormHandler = async (form) => {
	const asked = form.call('verifyEmail', { params: { nonce: form.query.get('nonce') ?? '' } });
	const refusal = await refusalAmong(asked, ['email-already-verified', 'nonce-spent']);
	if (refusal === 'nonce-spent') return refused(form, form.words.account.deadLink.verify);
	const isVerified = form.hasSession && (await form.call('profile')).emailVerified;
	if (isVerified) return leadTo(form, 'perfil', refusal);
	return leadWithEmail(form, 'cuenta-verificada', { email: canonicalEmail(form.fields.email ?? ''), flashMessage: refusal });
};

/** The handlers of each page's forms, by the name that a form is posted with. */
export const formHandlers: Readonly<Record<string, Readonly<Record<string, FormHandler>>>> = {
	'/ingresar/': { 'sign-in': signIn, 'one-time-link': oneTimeLink, provider },
	[hrefIn('lite', liteSignInPath)]: { 'sign-in': signIn },
	'/cuenta-verificada/': { 'sign-in': signIn },
	'/registrarse/': { 'sign-up': signUp },
	'/recuperar-contrasena/': { recover },
	'/modificar-contrasena/': { modify },
	'/validar-registro/': { resend, confirm },
	'/perfil/': profileFormHandlers,
	[clientAuthorizationPath]: clientAuthorizationFormHandlers,
	...newsletterFormHandlers,
	...applicationLinkHandlers,
};
