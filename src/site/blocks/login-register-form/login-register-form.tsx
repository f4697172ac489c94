import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { AuthForm } from '../auth-form.tsx';

const variants = ['login-default', 'login-paywall', 'signUp-default', 'signUp-paywall', 'signUp-newsletter-subscription'] as const;

/** The form to sign in or to sign up, in the variants of FORM-01 (BLK-03). */
export const loginRegisterForm = defineBlock({
	fields: v.object({ variant: v.optional(v.picklist(variants), 'login-default') }),
	load: async () => ({}),
	view: ({ fields: { variant }, context, subject }) => (
		<AccountFrame brand={context.brand}>
			<AuthForm variant={variant} context={context} subject={subject} />
		</AccountFrame>
	),
});
