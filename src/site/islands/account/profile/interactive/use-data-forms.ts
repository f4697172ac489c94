// The forms of the profile page by which readers change what is stored of them.
import { dateIn } from '#brands';
import { endpoints } from '#identity/contract';
import { callFor, pageClient, saveProfile } from '#identity-client';
import { chosenSlugs } from '../../newsletters/newsletter-choices.ts';
import { formSchemas } from '../../schemas.ts';
import { useForm } from '../../use-form.ts';
import { changeOf, profileValues } from '../profile-values.ts';
import { groupsChange, subscriptionsSchema, subscriptionValues } from '../subscriptions.ts';
import { type ProfileActions, success, useButton } from './profile-actions.ts';

/** The forms of the profile for personal data, for newsletters and content groups, and for the email address. */
export function useDataForms({ brand, profile, newsletters, setProfile, reauthenticated }: ProfileActions) {
	const { words, timeZone } = brand;
	const texts = words.account.profile;
	const today = dateIn(timeZone, new Date());
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
			schema: subscriptionsSchema,
			words,
			initial: { values: subscriptionValues(profile, newsletters), problems: {} },
			send: async (values) => {
				const chosen =
					newsletters && (await callFor(pageClient(), endpoints.chooseNewsletters, { body: { newsletters: chosenSlugs(values) } }));
				const now = await callFor(pageClient(), endpoints.profile);
				const saved = await saveProfile(pageClient(), groupsChange(values, now, brand));
				setProfile(saved);
				return success(texts.choicesSaved, subscriptionValues(saved, chosen?.newsletters));
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
