import * as v from 'valibot';
import type { Brand } from '#brands';
import { defineBlock } from '../../block.ts';
import { type AccountForm, emptyForm } from '../../islands/account/form-state.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { Goodbye } from '../../islands/account/profile/goodbye.tsx';
import { ProfileFrame } from '../../islands/account/profile/profile-frame.tsx';
import type { ProfileBrand, ProfileFormName, ReaderPage } from '../../islands/account/profile/profile-types.ts';
import { profileValues } from '../../islands/account/profile/profile-values.ts';
import { ProfileView } from '../../islands/account/profile/profile-view.tsx';
import { ReauthenticationPart } from '../../islands/account/profile/reauthentication-part.tsx';
import { subscriptionValues } from '../../islands/account/profile/subscriptions.ts';
import { UserProfile } from '../../islands/user-profile.island.tsx';
import type { Subject } from '../../subject.ts';
import { Island } from '../../ui/island.tsx';
import { emailLinkStateOf, flashMessageOf, formNamed, postedFormOf } from '../form-subject.ts';

/** The id of the answer to the form that was posted. */
const anchor = 'respuesta';

/**
 * The profile page (PRF, BLK-08). The cached page has no reader's data. Its island loads the profile or redirects to /ingresar/; with a
 * session cookie, the server renders the profile itself.
 */
export const userProfile = defineBlock({
	fields: v.object({}),
	load: async (_, { context }) =>
		(await context.contentQueries.newsletters()).map(({ slug, title, schedule }) => ({ slug, title, schedule })),
	view: ({ data: newsletters, context: { brand }, subject }) => {
		const account = subject.kind === 'account' ? subject : undefined;
		const words = formTextsOf(brand);
		if (account?.isDeleted || account?.isSignedOut) {
			return (
				<ProfileFrame>
					<Goodbye words={words} isDeleted={account.isDeleted ?? false} />
				</ProfileFrame>
			);
		}
		if (account?.reader) return <ReadersProfile brand={profileBrand(brand, newsletters)} subject={account} reader={account.reader} />;
		return (
			<Island
				name="user-profile"
				when="load"
				component={UserProfile}
				props={{ brand: profileBrand(brand, newsletters), link: emailLinkStateOf(subject) }}
			/>
		);
	},
});

function profileBrand(brand: Brand, newsletters: ProfileBrand['newsletters']): ProfileBrand {
	const { contentGroups, locale, timeZone } = brand;
	return { words: formTextsOf(brand), contentGroups, newsletters, locale, timeZone };
}

type ReadersProfileProps = { readonly brand: ProfileBrand; readonly subject: Subject; readonly reader: ReaderPage };

/** The profile for a browser without scripts: each form is posted, and the response is the page again, which opens at its answer. */
function ReadersProfile({ brand, subject, reader }: ReadersProfileProps) {
	const { words } = brand;
	const sent = postedFormOf(subject);
	const again = { ...formNamed(subject, 'again'), anchor };
	const reason = isAskedAgain(sent) ? sent?.state.invalidInput : undefined;
	const reauthentication = (sent?.form === 'again' || isAskedAgain(sent)) && (
		<ReauthenticationPart words={words} form={again} reason={reason} />
	);
	const isDead = emailLinkStateOf(subject) === 'dead';
	const flashMessage = isDead ? 'deletion-link-dead' : flashMessageOf(subject);
	const asksDeletion = reader.asksDeletion && !isDead;
	return <ProfileView {...{ ...reader, brand, flashMessage, asksDeletion, reauthentication }} form={formsOf(subject, reader)} />;
}

/** Whether the reader signed in too long ago for what the form asked for, and must do so again (LIM-01). */
const isAskedAgain = (sent: ReturnType<typeof postedFormOf>): boolean => sent?.refusal === 'sign-in-again';

/** The forms of the profile: the one that was posted with its answer, the others with what is stored. */
function formsOf(subject: Subject, { profile, newsletters }: ReaderPage) {
	const filled: Partial<Record<ProfileFormName, AccountForm['state']['values']>> = {
		profile: profileValues(profile),
		choices: subscriptionValues(profile, newsletters),
	};
	return (name: ProfileFormName): AccountForm => {
		const { state } = formNamed(subject, name);
		const values = filled[name];
		if (values && state === emptyForm) return { name, anchor, state: { values, problems: {} } };
		return { name, anchor, state: isAskedAgain(postedFormOf(subject)) ? { ...state, invalidInput: undefined } : state };
	};
}
