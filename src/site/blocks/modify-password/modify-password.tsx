import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { ModifyPassword } from '../../islands/modify-password.island.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { emailLinkStateOf, formNamed } from '../form-subject.ts';

/** Step 2 of a password reset, signed out: sets the password by the reset link (PWD, BLK-04). */
export const modifyPassword = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<Island
				name="modify-password"
				when="load"
				component={ModifyPassword}
				props={{ words: formTextsOf(brand), initial: formNamed(subject, 'modify').state, link: emailLinkStateOf(subject) }}
			/>
		</AccountFrame>
	),
});
