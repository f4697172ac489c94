// The forms of the profile page: what each checks, sends and shows.
import * as v from 'valibot';
import { dayIn, endpoints, type Profile } from '#identity/contract';
import {
	approveDeletion,
	call,
	callFor,
	pageClient,
	refusals,
	requestPasswordReset,
	saveProfile,
	unlinkIdentity,
	unlinkOidc,
} from '#identity-client';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import type { FormState, LiveForm } from '../../form-state.ts';
import { formSchemas, nothing } from '../../schemas.ts';
import { useForm } from '../../use-form.ts';
import type { FormWords } from '../../words.ts';
import { choicesChange, choicesSchema, choiceValues } from '../choices.ts';
import type { ProfileBrand, ProfileFormName } from '../profile-data.ts';
import { changeOf, profileValues } from '../profile-values.ts';
import { download } from './download.ts';
import { signOut } from './sign-out.ts';
import type { Reauthenticated } from './use-reauthentication.tsx';

/** What the forms of the profile read and change. */
export type ProfileActions = {
	readonly brand: ProfileBrand;
	readonly profile: Profile;
	readonly setProfile: (profile: Profile) => void;
	readonly reauthenticated: Reauthenticated;
	readonly listSessions: () => Promise<void>;
	readonly listReports: () => Promise<void>;
	/** Of the link of the email about the account's deletion. */
	readonly nonce: string | undefined;
	/** Called when the account is deleted. */
	readonly leave: () => void;
	readonly signedOut: () => void;
};

type ProfileForms = Readonly<Record<ProfileFormName, LiveForm>>;

/** The forms of the profile, controlled by the browser, by name. */
export function useProfileForms(actions: ProfileActions): ProfileForms {
	return { ...useDataForms(actions), ...useAccessForms(actions), ...usePrivacyForms(actions), ...useDeletionForms(actions) };
}

const success = (done: string, values: FormState['values'] = {}): FormState => ({ values, problems: {}, done });

function useDataForms({ brand, profile, setProfile, reauthenticated }: ProfileActions) {
	const { words, timeZone } = brand;
	const texts = words.account.profile;
	const today = dayIn(timeZone, new Date());
	return {
		profile: useForm({
			name: 'profile',
			schema: formSchemas.profile(words.rules, today),
			words,
			initial: { values: profileValues(profile), problems: {} },
			send: async (values) => {
				const saved = await saveProfile(pageClient(), changeOf(values, profile, today));
				setProfile(saved);
				return success(texts.saved, profileValues(saved));
			},
		}),
		choices: useForm({
			name: 'choices',
			schema: choicesSchema,
			words,
			initial: { values: choiceValues(profile), problems: {} },
			send: async (values) => {
				const now = await callFor(pageClient(), endpoints.profile);
				const saved = await saveProfile(pageClient(), choicesChange(values, now, brand));
				setProfile(saved);
				return success(texts.choicesSaved, choiceValues(saved));
			},
		}),
		'change-email': useForm({
			name: 'change-email',
			schema: formSchemas['change-email'](),
			words,
			send: async (values) => {
				const change = () => saveProfile(pageClient(), values);
				setProfile(await reauthenticated(change, words.refusals['Update only when within 60 minutes of signIn']));
				return success(texts.changeEmailDone);
			},
		}),
		resend: useButton('resend', words, async () => {
			const { retryAfter } = await callFor(pageClient(), endpoints.requestEmailVerification, { body: { email: profile.email ?? '' } });
			return { ...success(words.account.resent), waits: retryAfter };
		}),
	};
}

const linkedLogin = v.object({ type: v.string(), userName: v.string() });

function useAccessForms({ brand: { words }, profile, setProfile, reauthenticated, listSessions, signedOut }: ProfileActions) {
	const texts = words.account.profile;
	const captcha = useCaptcha('resetPasswordRecaptcha', words);
	return {
		'change-password': useForm({
			name: 'change-password',
			schema: formSchemas['change-password'](words.rules),
			words,
			send: async (body) => {
				await call(pageClient(), endpoints.updatePassword, { body });
				await listSessions();
				return success(texts.changePasswordDone);
			},
		}),
		'choose-password': useButton('choose-password', words, async () => {
			await captcha.send((token) => requestPasswordReset(pageClient(), profile.email ?? '', token));
			return success(texts.choosePasswordDone);
		}),
		unlink: useForm({
			name: 'unlink',
			schema: linkedLogin,
			words,
			isReady: true,
			send: async ({ type, userName }) => {
				const unlink = () => (type === 'OIDC' ? unlinkOidc(pageClient(), userName) : unlinkIdentity(pageClient(), type));
				setProfile(await reauthenticated(unlink));
				await listSessions();
				return success(texts.unlinked, { type });
			},
		}),
		'end-session': useForm({
			name: 'end-session',
			schema: v.object({ id: v.string() }),
			words,
			isReady: true,
			send: async (params) => {
				await call(pageClient(), endpoints.endSession, { params });
				await listSessions();
				return success(params.id === 'others' ? texts.endedOthers : texts.endedSession);
			},
		}),
		'sign-out': useButton('sign-out', words, async () => {
			await signOut(profile);
			signedOut();
			return undefined;
		}),
	};
}

function usePrivacyForms({ brand: { words }, reauthenticated, listReports }: ProfileActions) {
	const texts = words.account.profile;
	return {
		report: useButton('report', words, async () => {
			await reauthenticated(() => call(pageClient(), endpoints.requestReport));
			await listReports();
			return success(texts.reportAsked);
		}),
		download: useForm({
			name: 'download',
			schema: v.object({ id: v.string() }),
			words,
			isReady: true,
			send: async ({ id }) => {
				const { data } = await reauthenticated(() => callFor(pageClient(), endpoints.report, { params: { id } }));
				download(data, texts.reportFile);
				return success(texts.reportDownloaded);
			},
		}),
	};
}

function useDeletionForms({ brand: { words }, profile, setProfile, reauthenticated, nonce = '', leave }: ProfileActions) {
	const texts = words.account.profile;
	return {
		deletion: useButton('deletion', words, async () => {
			await reauthenticated(() => call(pageClient(), endpoints.requestDeletion));
			setProfile({ ...profile, status: 'PendingAnonymize' });
			return success(texts.deletionAsked);
		}),
		'approve-deletion': useApproval({ words, nonce, leave }),
		'decline-deletion': useForm({
			name: 'decline-deletion',
			schema: endpoints.declineDeletion.takes.entries.body,
			words,
			refusalTexts: spentLink(words),
			send: async (body) => {
				await call(pageClient(), endpoints.declineDeletion, { params: { nonce }, body });
				setProfile({ ...profile, status: 'Active' });
				return success(body.reason === 'DID_NOT_REQUEST_DELETION' ? texts.keptNotMine : texts.kept);
			},
		}),
	};
}

type Approval = { readonly words: FormWords; readonly nonce: string; readonly leave: () => void };

/** The form that deletes the account by the link of the email, with or without a session (API-28). */
export function useApproval({ words, nonce, leave }: Approval): LiveForm {
	return useForm({
		name: 'approve-deletion',
		schema: nothing,
		words,
		isReady: true,
		refusalTexts: spentLink(words),
		send: async () => {
			await approveDeletion(pageClient(), nonce);
			leave();
			return undefined;
		},
	});
}

/** The text for a spent link to delete the account. The brand's usual text is about links to a new password. */
const spentLink = ({ account }: FormWords) => ({ [refusals.nonceSpent]: account.profile.deletionLinkSpent });

function useButton(name: ProfileFormName, words: FormWords, send: () => Promise<FormState | undefined>): LiveForm {
	return useForm({ name, schema: nothing, words, isReady: true, send });
}
