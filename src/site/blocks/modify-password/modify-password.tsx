import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ModifyView } from '../../islands/account/password-views.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { sentForm } from '../sent-form.ts';

/** Takes a new password from whoever has the link of the mail (PWD, BLK-04). */
export const modifyPassword = defineBlock({
	name: 'ModifyPassword',
	fields: v.object({}),
	ask: async () => ({}),
	view: ({ visit: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<ModifyView form={sentForm(subject, 'modify')} words={wordsOf(brand)} />
		</AccountFrame>
	),
});
