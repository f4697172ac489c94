import { useState } from 'react';
import { dayIn, endpoints, type Profile } from '#identity/contract';
import { approveDeletion, call, goTo, logout, pageClient, saveProfile } from '#identity-client';
import type { UserProfileProps } from '../user-profile.island.tsx';
import type { FormState, LiveForm } from './form-state.ts';
import { Groups, Reports, Sessions, WaysIn } from './profile-parts.tsx';
import { changeOf, profileValues } from './profile-values.ts';
import { Part, type ProfileFormName, ProfileView } from './profile-view.tsx';
import { ReauthForm } from './reauth-form.tsx';
import { formSchemas, nothing } from './schemas.ts';
import { useForm } from './use-form.ts';
import type { FormWords } from './words.ts';

type LiveProfileProps = UserProfileProps & { readonly profile: Profile; readonly deletion: string | undefined };

const said = (done: string, values: FormState['values'] = {}): FormState => ({ values, problems: {}, done });
const mustSignInAgain = 'Update only when within 60 minutes of signIn';

/** The profile in the browser: every form sends what it is for, and the page stays. */
export function LiveProfile({ words, groups, timeZone, profile: first, deletion }: LiveProfileProps) {
	const [profile, setProfile] = useState(first);
	const forms = useProfileForms({ words, timeZone, profile, deletion, setProfile });
	const texts = words.account.profile;
	const needsProof = Object.values(forms).some(({ state }) => state.invalidInput === words.refusals[mustSignInAgain]);
	return (
		<ProfileView profile={profile} words={words} form={(name) => forms[name]} asksDeletion={deletion !== undefined}>
			{needsProof && (
				<Part title={texts.again} text={texts.againText}>
					<ReauthForm words={words} email={profile.email ?? ''} />
				</Part>
			)}
			{groups.length > 0 && <Groups words={words} groups={groups} profile={profile} />}
			<WaysIn words={words} profile={profile} />
			<Sessions words={words} />
			<Reports words={words} />
		</ProfileView>
	);
}

type Parts = Pick<LiveProfileProps, 'words' | 'timeZone' | 'profile' | 'deletion'> & { readonly setProfile: (profile: Profile) => void };

function useProfileForms(parts: Parts): Readonly<Record<ProfileFormName, LiveForm>> {
	const { words, deletion } = parts;
	const texts = words.account.profile;
	return {
		profile: useDataForm(parts),
		'change-email': useForm({
			name: 'change-email',
			schema: formSchemas['change-email'](),
			words,
			send: async (values) => {
				parts.setProfile(await saveProfile(pageClient(), values));
				return said(texts.changeEmailDone);
			},
		}),
		'change-password': useForm({
			name: 'change-password',
			schema: formSchemas['change-password'](words.rules),
			words,
			send: async (body) => {
				await call(pageClient(), endpoints.updatePassword, { body });
				return said(texts.changePasswordDone);
			},
		}),
		'sign-out': useButton('sign-out', words, async () => {
			await logout(pageClient()).catch(() => undefined);
			goTo(pageClient(), 'home');
			return undefined;
		}),
		report: useButton('report', words, async () => {
			await call(pageClient(), endpoints.requestReport);
			return said(texts.reportAsked);
		}),
		deletion: useButton('deletion', words, async () => {
			await call(pageClient(), endpoints.requestDeletion);
			return said(texts.deletionAsked);
		}),
		'approve-deletion': useButton('approve-deletion', words, async () => {
			await approveDeletion(pageClient(), deletion ?? '');
			goTo(pageClient(), 'home');
			return undefined;
		}),
	};
}

function useDataForm({ words, timeZone, profile, setProfile }: Parts): LiveForm {
	const today = dayIn(timeZone, new Date());
	return useForm({
		name: 'profile',
		schema: formSchemas.profile(words.rules, today),
		words,
		initial: { values: profileValues(profile), problems: {} },
		send: async (values) => {
			const saved = await saveProfile(pageClient(), changeOf(values, profile, today));
			setProfile(saved);
			return said(words.account.profile.saved, profileValues(saved));
		},
	});
}

function useButton(name: ProfileFormName, words: FormWords, send: () => Promise<FormState | undefined>): LiveForm {
	return useForm({ name, schema: nothing, words, isReady: true, send });
}
