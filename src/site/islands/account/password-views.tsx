import type { ReactNode } from 'react';
import { FormHead } from './auth-views.tsx';
import { Field, NewPasswordField, PasswordField } from './field.tsx';
import styles from './form.module.css';
import { FormFrame, Notice } from './form-frame.tsx';
import type { LiveForm } from './form-state.ts';
import { Links } from './links.tsx';
import { deadResetLink } from './told.ts';
import type { FormWords } from './words.ts';

type ViewProps = { readonly form: LiveForm; readonly words: FormWords; readonly captcha?: ReactNode };

/** Asks for a link to a new password (REC-01). The result is the same whether or not the address has an account. */
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
	/** Whether the link is known not to work: then the reader is told before anything is typed. */
	readonly isDead: boolean;
};

/** Sets a new password by a link (PWD-01 to PWD-04). */
export function ModifyView({ form, words, captcha, isDead }: ModifyViewProps) {
	const { account } = words;
	return (
		<section className={styles.sheet}>
			<FormHead title={account.modifyTitle} />
			<div role="alert" className={styles.told}>
				{isDead && <Notice kind="refused">{deadResetLink(words)}</Notice>}
			</div>
			{isDead && (
				<a className={`${styles.submit} ${styles.press}`} href="/recuperar-contrasena/" data-keep="">
					{account.newLink}
				</a>
			)}
			<FormFrame form={form} submit={account.modifySubmit} words={account}>
				<NewPasswordField form={form} name="newPassword" label={account.newPassword} words={words} />
				<PasswordField form={form} name="newPasswordRepeat" label={account.newPasswordRepeat} autoComplete="new-password" words={account} />
				{captcha}
			</FormFrame>
		</section>
	);
}
