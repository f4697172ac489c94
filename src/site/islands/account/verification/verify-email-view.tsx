import type { ReactNode } from 'react';
import { PageMessage, type PageMessageContent } from '../../../ui/page-message.tsx';
import { Field } from '../field.tsx';
import styles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';

type VerifyEmailViewProps = {
	readonly form: AccountForm;
	readonly words: FormTexts;
	readonly message: PageMessageContent;
	/** The form that verifies the address, where the page does not do so by itself. */
	readonly confirm?: ReactNode;
	/** The next step of a reader who needs no email. It replaces the form. */
	readonly children?: ReactNode;
};

/** The view of `/validar-registro/` after a sign-up: asks the reader to open the link of the email, or sends it again (VAL-01 to VAL-05). */
export function VerifyEmailView({ form, words, message, confirm, children }: VerifyEmailViewProps) {
	const { account } = words;
	return (
		<section className={styles.sheet}>
			<PageMessage {...message} home={words.goHome}>
				{confirm}
				{children || (
					<FormFrame form={form} submit={account.resend} words={account} isQuiet={confirm !== undefined}>
						<Field form={form} name="email" label={account.email} type="email" autoComplete="email" inputMode="email" required />
					</FormFrame>
				)}
			</PageMessage>
		</section>
	);
}

type ConfirmFormProps = {
	readonly form: AccountForm;
	readonly words: FormTexts;
	/** The address of the link, which is posted for the sign-in that follows. */
	readonly email: string | undefined;
};

/** The button that verifies an email address: for browsers without scripts, and for brands that require it (R07). */
export function ConfirmForm({ form, words, email }: ConfirmFormProps) {
	return (
		<FormFrame form={form} submit={words.account.confirm} words={words.account}>
			<p>{words.account.confirmHint}</p>
			{email && <input type="hidden" name="email" value={email} />}
		</FormFrame>
	);
}
