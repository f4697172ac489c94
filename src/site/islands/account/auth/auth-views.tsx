// The views of the sign-in and sign-up forms.
import type { ReactNode } from 'react';
import { Field, NewPasswordField, PasswordField } from '../field.tsx';
import styles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import { FormHead } from '../form-head.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import type { FormVariant } from '../form-variant.ts';
import { Links } from '../links.tsx';

export type AuthViewProps = {
	readonly form: AccountForm;
	readonly variant: FormVariant;
	readonly words: FormTexts;
	readonly action?: string | undefined;
	/** Sign-in with providers, where the brand has any. */
	readonly providers?: ReactNode;
	readonly captcha?: ReactNode;
	/** The flash message of the previous page. */
	readonly notice?: ReactNode;
};

/** The sign-in form (FORM-03, FORM-07, FORM-14). */
export function SignInView({ form, variant, words, action, providers, captcha, notice }: AuthViewProps) {
	const { account, forgottenPassword } = words;
	return (
		<section className={styles.sheet} data-form={variant}>
			<FormHead
				variant={variant}
				title={account.signInTitle}
				subtitle={variant === 'login-paywall' ? account.paywallSubtitle : undefined}
			/>
			{notice}
			<FormFrame form={form} submit={account.signInSubmit} words={account} action={action}>
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
export function SignUpView({ form, variant, words, action, providers, captcha }: AuthViewProps) {
	const { account } = words;
	const isNewsletter = variant === 'signUp-newsletter-subscription';
	return (
		<section className={styles.sheet} data-form={variant}>
			<FormHead variant={variant} title={isNewsletter ? account.newsletterTitle : account.signUpTitle} />
			<FormFrame form={form} submit={isNewsletter ? account.newsletterSubmit : account.signUpSubmit} words={account} action={action}>
				<div className={styles.pair}>
					<Field form={form} name="name" label={account.firstName} autoComplete="given-name" required />
					<Field form={form} name="lastname" label={account.lastName} autoComplete="family-name" required />
				</div>
				<Field form={form} name="email" label={account.email} type="email" autoComplete="username" inputMode="email" required />
				<NewPasswordField form={form} name="password" label={account.password} words={words} />
				{captcha}
				<Agreement words={account} />
			</FormFrame>
			{providers && <OrDivider or={account.or}>{providers}</OrDivider>}
			<Links links={[{ href: '/ingresar/', text: account.toSignIn }]} />
		</section>
	);
}

/** What a reader who signs up agrees to. */
function Agreement({ words: { agree } }: { readonly words: FormTexts['account'] }) {
	return (
		<p className={styles.hint}>
			{agree.before} <a href="/terminos-y-condiciones/">{agree.terms}</a> {agree.between}{' '}
			<a href="/proteccion-de-datos-personales/">{agree.privacy}</a>.
		</p>
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
