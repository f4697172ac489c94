import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import { resentText } from '../islands/account/form-texts.ts';
import { chosenSlugs } from '../islands/account/newsletters/newsletter-choices.ts';
import type { ProfileFormName } from '../islands/account/profile/profile-types.ts';
import { changeOf, profileValues } from '../islands/account/profile/profile-values.ts';
import { groupsChange, subscriptionsSchema, subscriptionValues } from '../islands/account/profile/subscriptions.ts';
import { formSchemas } from '../islands/account/schemas.ts';
import type { AccountRequest } from './account-request.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { done, refused } from './form-response.ts';
import { isRefused } from './is-refused.ts';
import { signInWith } from './sign-in-with.ts';

const textsOf = ({ words }: AccountRequest) => words.account.profile;

const saveData: FormHandler = (form) =>
	withFields(form, formSchemas.profile(form.words.rules, form.today), async (values) => {
		const profile = await form.call('profile');
		const changed = await form.call('updateProfile', { body: changeOf(values, profile, form.today) });
		return done(textsOf(form).saved, profileValues(changed));
	});

const saveSubscriptions: FormHandler = (form) =>
	withFields(form, subscriptionsSchema, async (values) => {
		const { newsletters } = await form.call('chooseNewsletters', { body: { newsletters: chosenSlugs(values) } });
		const profile = await form.call('profile');
		const changed = await form.call('updateProfile', { body: groupsChange(values, profile, form.brand) });
		return done(textsOf(form).choicesSaved, subscriptionValues(changed, newsletters));
	});

const resend: FormHandler = async (form) => {
	const { email } = await form.call('profile');
	const { retryAfter } = await form.call('requestEmailVerification', { body: { email: email ?? '' } });
	return done(resentText(retryAfter, form.words));
};

const changeEmail: FormHandler = (form) =>
	withFields(form, formSchemas['change-email'](), async ({ email }) => {
		await form.call('updateProfile', { body: { email } });
		return done(textsOf(form).changeEmailDone);
	});

const changePassword: FormHandler = (form) =>
	withFields(form, formSchemas['change-password'](form.words.rules), async (body) => {
		await form.call('updatePassword', { body });
		return done(textsOf(form).changePasswordDone);
	});

const choosePassword: FormHandler = async (form) => {
	const { email } = await form.call('profile');
	await form.call('requestPasswordReset', { body: { userName: email ?? '' } });
	return done(textsOf(form).choosePasswordDone);
};

/** Signs the reader in again, for a change that needs a sign-in of the last hour (LIM-01). The former session stays. */
const proveAgain: FormHandler = (form) =>
	withFields(form, formSchemas.again(), async ({ password }) => {
		const { email } = await form.call('profile');
		await signInWith(form, { email: email ?? '', password });
		return done(textsOf(form).againDone);
	});

const unlink: FormHandler = (form) =>
	withFields(form, v.object({ type: v.string(), userName: v.string() }), async ({ type, userName }) => {
		if (type === 'OIDC') await form.call('unlinkOidc', { body: { identifier: userName } });
		else await form.call('unlinkIdentity', { params: { type } });
		return done(textsOf(form).unlinked);
	});

const endSession: FormHandler = (form) =>
	withFields(form, v.object({ id: v.string() }), async (params) => {
		await form.call('endSession', { params });
		return done(params.id === 'others' ? textsOf(form).endedOthers : textsOf(form).endedSession);
	});

const signOut: FormHandler = async (form) => {
	await form.call('logout');
	return { kind: 'signed-out' };
};

const report: FormHandler = async (form) => {
	await form.call('requestReport');
	return done(textsOf(form).reportAsked);
};

const download: FormHandler = (form) =>
	withFields(form, v.object({ id: v.string() }), async (params) => {
		const { data } = await form.call('report', { params });
		return { kind: 'file', text: data, name: textsOf(form).reportFile };
	});

const requestDeletion: FormHandler = async (form) => {
	await form.call('requestDeletion');
	return done(textsOf(form).deletionAsked);
};

const approveDeletion: FormHandler = async (form) => {
	const isSpent = await isRefused(form.call('approveDeletion', { params: nonceOf(form) }), 'nonce-spent');
	return isSpent ? refused(form, textsOf(form).deletionLinkSpent) : { kind: 'account-deleted' };
};

const declineDeletion: FormHandler = (form) =>
	withFields(form, endpoints.declineDeletion.takes.entries.body, async (body) => {
		const isSpent = await isRefused(form.call('declineDeletion', { params: nonceOf(form), body }), 'nonce-spent');
		if (isSpent) return refused(form, textsOf(form).deletionLinkSpent);
		return done(body.reason === 'DID_NOT_REQUEST_DELETION' ? textsOf(form).keptNotMine : textsOf(form).kept);
	});

const nonceOf = ({ query }: AccountRequest) => ({ nonce: query.get('eliminar') ?? '' });

/** The handlers of the profile's forms, by the name that a form is posted with. */
export const profileFormHandlers: Readonly<Record<ProfileFormName | 'again', FormHandler>> = {
	profile: saveData,
	choices: saveSubscriptions,
	resend,
	'change-email': changeEmail,
	'change-password': changePassword,
	'choose-password': choosePassword,
	again: proveAgain,
	unlink,
	'end-session': endSession,
	'sign-out': signOut,
	report,
	download,
	deletion: requestDeletion,
	'approve-deletion': approveDeletion,
	'decline-deletion': declineDeletion,
};
