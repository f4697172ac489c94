// The forms of the profile page by which readers change how they sign in.
import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import { call, pageClient, requestPasswordReset, unlinkIdentity, unlinkOidc } from '#identity-client';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { formSchemas } from '../../schemas.ts';
import { useForm } from '../../use-form.ts';
import { type ProfileActions, success, useButton } from './profile-actions.ts';
import { signOut } from './sign-out.ts';

const linkedLogin = v.object({ type: v.string(), userName: v.string() });

/** The forms about passwords, auth methods and sessions. */
export function useAccessForms({ brand: { words }, profile, setProfile, reauthenticated, listSessions, signedOut }: ProfileActions) {
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
