import type { ReactNode } from 'react';
import { Field, NewPasswordField, PasswordField } from './field.tsx';
import { deadResetLink } from './flash-message/flash-message.ts';
import styles from './form.module.css';
import { FormFrame } from './form-frame.tsx';
import { FormHead } from './form-head.tsx';
import { FormMessage } from './form-message.tsx';
import type { AccountForm } from './form-state.ts';
import type { FormTexts } from './form-texts.ts';
import { Links } from './links.tsx';
import { NewResetLink } from './new-reset-link.tsx';

type ViewProps = { readonly form: AccountForm; readonly words: FormTexts; readonly captcha?: ReactNode };

/**
 * Step 1 of a password reset: asks for the email with a password reset link (REC-01). The result is the same whether or not the address has
 * an account.
 */
export function RecoverView({ form, words, captcha }: ViewProps) {
	const { account } = words;
	const isDone = form.state.done !== undefined;
	return (
		<section className={styles.sheet}>
			<FormHead
				title={isDone ? account.recoverDoneTitle : account.recoverTitle}
				subtitle={isDone ? form.state.done : account.recoverText}
			/>
			{!isDone && (
				<FormFrame form={form} submit={account.recoverSubmit} words={account}>
					<Field form={form} name="email" label={account.email} type="email" autoComplete="username" inputMode="email" required />
					{captcha}
				</FormFrame>
			)}
			<Links links={[{ href: '/ingresar/', text: account.backToSignIn }]} />
		</section>
	);
}

type ModifyViewProps = ViewProps & {
	/**
	 * `none`: the page was opened without a link. Scripts redirect the reader; without scripts the page shows the message about a dead link.
	 */
	readonly link: 'dead' | 'none' | 'works';
};

/**
 * Step 2 of a password reset, signed out: sets the password by the reset link (PWD-01 to PWD-04). If the link is known not to work, the
 * page says so at once and shows no form.
 */
export function ModifyView({ form, words, captcha, link }: ModifyViewProps) {
	const { account } = words;
	return (
		<section className={styles.sheet}>
			<FormHead title={account.modifyTitle} />
			<div role="alert" className={styles.message}>
				{link === 'dead' && <DeadLink words={words} />}
			</div>
			{link === 'none' && (
				<noscript>
					<div className={styles.message}>
						<DeadLink words={words} />
					</div>
				</noscript>
			)}
			{link !== 'dead' && (
				<div className={link === 'none' ? styles.scripted : undefined}>
					<FormFrame form={form} submit={account.modifySubmit} words={account}>
						<NewPasswordField form={form} name="newPassword" label={account.newPassword} words={words} />
						<PasswordField
							form={form}
							name="newPasswordRepeat"
							label={account.newPasswordRepeat}
							autoComplete="new-password"
							words={account}
						/>
						{captcha}
					</FormFrame>
				</div>
			)}
		</section>
	);
}

function DeadLink({ words }: { readonly words: FormTexts }) {
	return (
		<>
			<FormMessage kind="refused">{deadResetLink(words)}</FormMessage>
			<NewResetLink words={words.account} />
		</>
	);
}
