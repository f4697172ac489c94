import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { RecoverPassword } from '../../islands/recover-password.island.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { CaptchaNote } from '../captcha-note.tsx';
import { formNamed } from '../form-subject.ts';

/** Step 1 of a password reset: asks for the email with a password reset link (REC, BLK-05). */
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
				props={{ words: formTextsOf(context.brand), initial: formNamed(subject, 'recover').state }}
			/>
		</AccountFrame>
	),
});
