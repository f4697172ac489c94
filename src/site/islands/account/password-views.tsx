import type { ReactNode } from 'react';
import { Field, NewPasswordField, PasswordField } from './field.tsx';
import styles from './form.module.css';
import { FormFrame, Notice } from './form-frame.tsx';
import { FormHead } from './form-head.tsx';
import type { AccountForm } from './form-state.ts';
import { Links } from './links.tsx';
import { NewResetLink } from './new-reset-link.tsx';
import { deadResetLink } from './told/told.ts';
import type { FormWords } from './words.ts';

type ViewProps = { readonly form: AccountForm; readonly words: FormWords; readonly captcha?: ReactNode };

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
	/** `dead`: the link is known not to work. `none`: the page was opened without one, which only a script can lead away from. */
	readonly link: 'dead' | 'none' | 'works';
};

/** Sets a new password by a link (PWD-01 to PWD-04). A link that does not work is told before anything is typed, and gets no form. */
export function ModifyView({ form, words, captcha, link }: ModifyViewProps) {
	const { account } = words;
	return (
		<section className={styles.sheet}>
			<FormHead title={account.modifyTitle} />
			<div role="alert" className={styles.told}>
				{link === 'dead' && <DeadLink words={words} />}
			</div>
			{link === 'none' && (
				<noscript>
					<div className={styles.told}>
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

function DeadLink({ words }: { readonly words: FormWords }) {
	return (
		<>
			<Notice kind="refused">{deadResetLink(words)}</Notice>
			<NewResetLink words={words.account} />
		</>
	);
}
