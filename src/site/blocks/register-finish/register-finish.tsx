import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { AuthForm } from '../auth-form.tsx';

/** The last step of a registration: says that the email is verified, and lets the reader sign in (VER, BLK-06). */
export const registerFinish = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context, subject }) => (
		<AccountFrame brand={context.brand}>
			<AuthForm variant="login-default" context={context} subject={subject} flashMessage="email-verified" />
		</AccountFrame>
	),
});
