import type { ReactNode } from 'react';
import { GenericInfo, type Info } from '../../ui/generic-info.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { FormFrame } from './form-frame.tsx';
import type { LiveForm } from './form-state.ts';
import type { FormWords } from './words.ts';

type ValidateViewProps = {
	readonly form: LiveForm;
	readonly words: FormWords;
	readonly info: Info;
	/** The form that verifies the address, where the page does not do so by itself. */
	readonly confirm?: ReactNode;
	/** Where to go on, for a reader who needs no email. It takes the place of the form. */
	readonly children?: ReactNode;
};

/** Shown after a sign-up: look into your inbox, or have the email sent again (VAL-01 to VAL-05). */
export function ValidateView({ form, words, info, confirm, children }: ValidateViewProps) {
	const { account } = words;
	return (
		<section className={styles.sheet}>
			<GenericInfo {...info} home={words.goHome}>
				{confirm}
				{children || (
					<FormFrame form={form} submit={account.resend} words={account} isQuiet={confirm !== undefined}>
						<Field form={form} name="email" label={account.email} type="email" autoComplete="email" inputMode="email" required />
					</FormFrame>
				)}
			</GenericInfo>
		</section>
	);
}

/** The button that verifies an email address: for browsers without scripts, and for brands that require it (R07). */
export function ConfirmForm({ form, words }: { readonly form: LiveForm; readonly words: FormWords }) {
	return (
		<FormFrame form={form} submit={words.account.confirm} words={words.account}>
			<p>{words.account.confirmHint}</p>
		</FormFrame>
	);
}
