import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { isPageForm } from '../../islands/account/form-variant.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { AuthForm } from '../auth-form.tsx';
import formCard from '../form-card.module.css';
import styles from './login-register-form.module.css';

const variants = ['login-default', 'login-paywall', 'signUp-default', 'signUp-paywall', 'signUp-newsletter-subscription'] as const;

/** The form to sign in or to sign up, in the variants of FORM-01 (BLK-03): the content of an account page, or a card on another page. */
export const loginRegisterForm = defineBlock({
	fields: v.object({ variant: v.optional(v.picklist(variants), 'login-default') }),
	needsFormScripts: true,
	load: async () => ({}),
	view: ({ fields: { variant }, context, subject }) => {
		const form = <AuthForm variant={variant} context={context} subject={subject} />;
		if (isPageForm(variant)) return <AccountFrame brand={context.brand}>{form}</AccountFrame>;
		return <div className={`${formCard.card} ${styles.card}`}>{form}</div>;
	},
});
