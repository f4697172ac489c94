import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { emptyForm } from '../../islands/account/form-state.ts';
import { profileValues } from '../../islands/account/profile-values.ts';
import { ProfileView } from '../../islands/account/profile-view.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { UserProfile } from '../../islands/user-profile.island.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { sentForm } from '../sent-form.ts';

/** The reader's account (PRF, BLK-08). The page that is kept for all knows no reader and shows the way in. */
export const userProfile = defineBlock({
	name: 'UserProfile',
	fields: v.object({}),
	ask: async () => ({}),
	view: ({ visit: { brand }, subject }) => {
		const reader = subject.kind === 'account' ? subject.reader : undefined;
		return (
			<AccountFrame brand={brand}>
				{reader === undefined ? (
					<Island
						name="user-profile"
						when="load"
						component={UserProfile}
						props={{ words: wordsOf(brand), groups: brand.contentGroups, timeZone: brand.timeZone }}
					/>
				) : (
					<ProfileView
						{...reader}
						words={wordsOf(brand)}
						form={(name) => {
							const form = sentForm(subject, name);
							const untouched = name === 'profile' && form.state === emptyForm;
							return untouched ? { name, state: { values: profileValues(reader.profile), problems: {} } } : form;
						}}
					/>
				)}
			</AccountFrame>
		);
	},
});
