import { formSchemas } from '../islands/account/schemas.ts';
import { isRefused } from './is-refused.ts';
import { profileTakers } from './take-profile.ts';
import { done, type Take, withFields } from './taken-form.ts';

const signIn: Take = (form) =>
	withFields(form, formSchemas['sign-in'](form.words.rules), async ({ email, password }) => {
		const body = { grantType: 'password', userName: email, credentials: password, rememberMe: true };
		const refused = await isRefused(form.call('login', { body }), 'Email Address is not verified');
		return { to: refused ? '/validar-registro/' : '/perfil/' };
	});

/** The link that signs in once, for a browser without scripts: it takes a press, and the address that the link is for (R07, R13). */
const oneTimeLink: Take = (form) =>
	withFields(form, formSchemas.link(), async ({ linkEmail }) => {
		const nonce = form.query.get('ota_nonce') ?? '';
		await form.call('confirmMagicLink', { params: { nonce }, body: { email: linkEmail } });
		return { to: '/perfil/' };
	});

const signUp: Take = (form) =>
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
		return { to: `/validar-registro/?${query}` };
	});

const recover: Take = (form) =>
	withFields(form, formSchemas.recover(), async ({ email }) => {
		await form.call('requestPasswordReset', { body: { userName: email } });
		return done(form.words.account.recoverDone);
	});

/** Sets the new password, and signs in with it (FLOW-17 to FLOW-19). Without the link of the mail there is nothing to set (PWD-07). */
const modify: Take = async (form) => {
	const nonce = form.query.get('nonce');
	if (!nonce || !form.query.get('uuid')) return { to: '/ingresar/' };
	return withFields(form, formSchemas.modify(form.words.rules), async ({ newPassword }) => {
		const { userName } = await form.call('resetPassword', { params: { nonce }, body: { newPassword } });
		const body = { grantType: 'password', userName, credentials: newPassword, rememberMe: true };
		const refused = await isRefused(form.call('login', { body }), 'Authentication failed');
		return { to: refused ? '/ingresar/' : '/perfil/' };
	});
};

const resend: Take = (form) =>
	withFields(form, formSchemas.resend(), async ({ email }) => {
		await form.call('requestEmailVerification', { body: { email } });
		return done(form.words.account.resent);
	});

/** The press that a browser without scripts verifies with (VAL-06, R07). A second one is no error (R15). */
const confirm: Take = async (form) => {
	await isRefused(form.call('verifyEmail', { params: { nonce: form.query.get('nonce') ?? '' } }), 'Email already Verified');
	const isVerified = form.hasSession && (await form.call('profile')).emailVerified;
	return { to: isVerified ? '/perfil/' : '/cuenta-verificada/' };
};

/** What takes the forms of each page, by the name that they are posted with. */
export const takers: Readonly<Record<string, Readonly<Record<string, Take>>>> = {
	'/ingresar/': { 'sign-in': signIn, 'one-time-link': oneTimeLink },
	'/cuenta-verificada/': { 'sign-in': signIn },
	'/registrarse/': { 'sign-up': signUp },
	'/recuperar-contrasena/': { recover },
	'/modificar-contrasena/': { modify },
	'/validar-registro/': { resend, confirm },
	'/perfil/': profileTakers,
};
