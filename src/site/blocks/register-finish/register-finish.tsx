import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { SignInView } from '../../islands/account/auth-views.tsx';
import { Notice } from '../../islands/account/form-frame.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { sentForm } from '../sent-form.ts';
import styles from './register-finish.module.css';

/** The end of a registration: the address is verified, and the reader signs in (VER, BLK-06). */
export const registerFinish = defineBlock({
	name: 'RegisterFinish',
	fields: v.object({}),
	ask: async () => ({}),
	view: ({ visit: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<div className={styles.finish}>
				<Notice kind="done">{brand.texts.account.verified}</Notice>
				<SignInView form={sentForm(subject, 'sign-in')} variant="login-default" words={wordsOf(brand)} />
			</div>
		</AccountFrame>
	),
});
