import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { SignInView, SignUpView } from '../../islands/account/auth-views.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { sentForm } from '../sent-form.ts';

const variants = ['login-default', 'login-paywall', 'signUp-default', 'signUp-paywall', 'signUp-newsletter-subscription'] as const;

/** The forms with which readers come in (FORM-01, BLK-03). */
export const loginRegisterForm = defineBlock({
	name: 'LoginRegisterForm',
	fields: v.object({ variant: v.optional(v.picklist(variants), 'login-default') }),
	ask: async () => ({}),
	view: ({ fields: { variant }, visit: { brand }, subject }) => {
		const shared = { variant, words: wordsOf(brand) };
		return (
			<AccountFrame brand={brand}>
				{variant.startsWith('login') ? (
					<SignInView {...shared} form={sentForm(subject, 'sign-in')} />
				) : (
					<SignUpView {...shared} form={sentForm(subject, 'sign-up')} />
				)}
			</AccountFrame>
		);
	},
});
