import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { RecoverPassword } from '../../islands/recover-password.island.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { CaptchaNote } from '../captcha-note.tsx';
import { sentForm } from '../sent-form.ts';

/** The form that requests an email with a link to set a new password (REC, BLK-05). */
export const recoverPassword = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context, subject }) => (
		<AccountFrame brand={context.brand}>
			<CaptchaNote context={context} subject={subject} />
			<Island
				name="recover-password"
				when="load"
				component={RecoverPassword}
				props={{ words: formTextsOf(context.brand), initial: sentForm(subject, 'recover').state }}
			/>
		</AccountFrame>
	),
});
