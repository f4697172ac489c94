import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { RecoverView } from '../../islands/account/password-views.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { sentForm } from '../sent-form.ts';

/** Asks for the mail that leads to a new password (REC, BLK-05). */
export const recoverPassword = defineBlock({
	name: 'RecoverPassword',
	fields: v.object({}),
	ask: async () => ({}),
	view: ({ visit: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<RecoverView form={sentForm(subject, 'recover')} words={wordsOf(brand)} />
		</AccountFrame>
	),
});
