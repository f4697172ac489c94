import * as v from 'valibot';
import type { Brand } from '#brands';
import { defineBlock } from '../../block.ts';
import { emptyForm, type LiveForm } from '../../islands/account/form-state.ts';
import { choiceValues } from '../../islands/account/profile/choices.ts';
import { Goodbye } from '../../islands/account/profile/goodbye.tsx';
import type { ProfileBrand, ProfileFormName, ReaderPage } from '../../islands/account/profile/profile-data.ts';
import { ProfileFrame } from '../../islands/account/profile/profile-frame.tsx';
import { profileValues } from '../../islands/account/profile/profile-values.ts';
import { ProfileView } from '../../islands/account/profile/profile-view.tsx';
import { ReauthenticationPart } from '../../islands/account/profile/reauthentication-part.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { UserProfile } from '../../islands/user-profile.island.tsx';
import type { Subject } from '../../subject.ts';
import { Island } from '../../ui/island.tsx';
import { linkOf, sentForm, toldOf } from '../sent-form.ts';

/** The profile page (PRF, BLK-08). The cached page has no data of a reader; its island loads the profile, or links to sign in. */
export const userProfile = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context: { brand }, subject }) => {
		const account = subject.kind === 'account' ? subject : undefined;
		const words = wordsOf(brand);
		if (account?.isDeleted || account?.isSignedOut) {
			return (
				<ProfileFrame>
					<Goodbye words={words} isDeleted={account.isDeleted ?? false} />
				</ProfileFrame>
			);
		}
		if (account?.reader) return <ReadersProfile brand={profileBrand(brand)} subject={account} reader={account.reader} />;
		return <Island name="user-profile" when="load" component={UserProfile} props={{ brand: profileBrand(brand), link: linkOf(subject) }} />;
	},
});

function profileBrand(brand: Brand): ProfileBrand {
	const { contentGroups, newsletters, locale, timeZone } = brand;
	return { words: wordsOf(brand), contentGroups, newsletters, locale, timeZone };
}

type ReadersProfileProps = { readonly brand: ProfileBrand; readonly subject: Subject; readonly reader: ReaderPage };

/** The profile for a browser without scripts: each form is posted, and the response is the page again. */
function ReadersProfile({ brand, subject, reader }: ReadersProfileProps) {
	const { words } = brand;
	const filled: Partial<Record<ProfileFormName, LiveForm['state']['values']>> = {
		profile: profileValues(reader.profile),
		choices: choiceValues(reader.profile),
	};
	const form = (name: ProfileFormName) => {
		const sent = sentForm(subject, name);
		const values = filled[name];
		return values && sent.state === emptyForm ? { name, state: { values, problems: {} } } : sent;
	};
	const sent = subject.kind === 'account' ? subject.sent : undefined;
	const reauthentication = sent && (sent.form === 'again' || sent.needsReauthentication) && (
		<ReauthenticationPart words={words} form={sentForm(subject, 'again')} />
	);
	const isDead = linkOf(subject) === 'dead';
	const told = isDead ? 'deletion-link-dead' : toldOf(subject);
	const asksDeletion = reader.asksDeletion && !isDead;
	return <ProfileView {...{ ...reader, brand, form, told, asksDeletion, reauthentication }} />;
}
