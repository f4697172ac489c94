import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Notice } from '../../islands/account/form-frame.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { AuthForm } from '../auth-form.tsx';
import styles from './register-finish.module.css';

/** The last step of a registration: says that the email is verified, and lets the reader sign in (VER, BLK-06). */
export const registerFinish = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context, subject }) => (
		<AccountFrame brand={context.brand}>
			<div className={styles.finish}>
				<Notice kind="done">{context.brand.texts.account.verified}</Notice>
				<AuthForm variant="login-default" context={context} subject={subject} />
			</div>
		</AccountFrame>
	),
});
