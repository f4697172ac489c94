import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { ModifyPassword } from '../../islands/modify-password.island.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { linkOf, sentForm } from '../sent-form.ts';

/** The form that sets a new password, for readers who follow the link of an email (PWD, BLK-04). */
export const modifyPassword = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<Island
				name="modify-password"
				when="load"
				component={ModifyPassword}
				props={{ words: formTextsOf(brand), initial: sentForm(subject, 'modify').state, link: linkOf(subject) }}
			/>
		</AccountFrame>
	),
});
