import type { ReactNode } from 'react';
import { Field, NewPasswordField, PasswordField } from './field.tsx';
import styles from './form.module.css';
import { FormFrame } from './form-frame.tsx';
import type { LiveForm } from './form-state.ts';
import { Links } from './links.tsx';
import type { FormWords } from './words.ts';

/** The variants of the authentication form (FORM-01). */
export type FormVariant = 'login-default' | 'login-paywall' | 'signUp-default' | 'signUp-paywall' | 'signUp-newsletter-subscription';

export type AuthViewProps = {
	readonly form: LiveForm;
	readonly variant: FormVariant;
	readonly words: FormWords;
	/** Sign-in with providers, where the brand has any. */
	readonly providers?: ReactNode;
	readonly captcha?: ReactNode;
};

/** The sign-in form (FORM-03, FORM-07, FORM-14). */
export function SignInView({ form, variant, words, providers, captcha }: AuthViewProps) {
	const { account, forgottenPassword } = words;
	return (
		<section className={styles.sheet} data-form={variant}>
			<FormHead title={account.signInTitle} subtitle={variant === 'login-paywall' ? account.paywallSubtitle : undefined} />
			<FormFrame form={form} submit={account.signInSubmit} words={account}>
				<Field form={form} name="email" label={account.email} type="email" autoComplete="username" inputMode="email" required />
				<PasswordField form={form} name="password" label={account.password} autoComplete="current-password" words={account} />
				{captcha}
			</FormFrame>
			{providers && <OrDivider or={account.or}>{providers}</OrDivider>}
			<Links
				links={[
					{ href: '/recuperar-contrasena/', text: forgottenPassword },
					{ href: '/registrarse/', text: account.toSignUp },
				]}
			/>
		</section>
	);
}

/** The sign-up form (FORM-04 to FORM-06, FORM-08, FORM-15). */
export function SignUpView({ form, variant, words, providers, captcha }: AuthViewProps) {
	const { account } = words;
	const isNewsletter = variant === 'signUp-newsletter-subscription';
	return (
		<section className={styles.sheet} data-form={variant}>
			<FormHead title={isNewsletter ? account.newsletterTitle : account.signUpTitle} />
			<FormFrame form={form} submit={isNewsletter ? account.newsletterSubmit : account.signUpSubmit} words={account}>
				<div className={styles.pair}>
					<Field form={form} name="name" label={account.firstName} autoComplete="given-name" required />
					<Field form={form} name="lastname" label={account.lastName} autoComplete="family-name" required />
				</div>
				<Field form={form} name="email" label={account.email} type="email" autoComplete="username" inputMode="email" required />
				<NewPasswordField form={form} name="password" label={account.password} words={words} />
				{captcha}
			</FormFrame>
			{providers && <OrDivider or={account.or}>{providers}</OrDivider>}
			<Links links={[{ href: '/ingresar/', text: account.toSignIn }]} />
		</section>
	);
}

export function FormHead({ title, subtitle }: { readonly title: string; readonly subtitle?: string | undefined }) {
	return (
		<div className={styles.head}>
			<h1 className={styles.title}>{title}</h1>
			{subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
		</div>
	);
}

function OrDivider({ or, children }: { readonly or: string; readonly children: ReactNode }) {
	return (
		<>
			<p className={styles.or}>{or}</p>
			{children}
		</>
	);
}
