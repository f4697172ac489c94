// Needs the browser: it checks fields while one types, and stores the session where the page's scripts find it. Fallback: the form is posted.
import { useEffect, useState } from 'react';
import type { Brand } from '#brands';
import { addressAfterLogin, goTo, isRefusal, login, pageClient, refusals, signedInState, signUp, storeReaderData } from '#identity-client';
import { track } from '../client/track.ts';
import { type FormVariant, isPageForm, SignInView, SignUpView } from './account/auth-views.tsx';
import { useCaptcha } from './account/captcha/use-captcha.tsx';
import styles from './account/form.module.css';
import { FormFrame } from './account/form-frame.tsx';
import type { FormState } from './account/form-state.ts';
import { tell } from './account/live-told.ts';
import { takeMailLink } from './account/mail-link.ts';
import { LinkForm, OneTimeLink } from './account/one-time-link.tsx';
import { type ProviderAnswer, takeProviderAnswer } from './account/providers/provider-answer.ts';
import { type OfferedProviders, ProviderButtons } from './account/providers/provider-buttons.tsx';
import { ProviderReturn } from './account/providers/provider-return.tsx';
import { returnToClient } from './account/return-to-client.ts';
import { formSchemas } from './account/schemas.ts';
import type { Told } from './account/told.ts';
import { ToldNotice } from './account/told-notice.tsx';
import { trackLoginError } from './account/track-session.ts';
import { textOf, useForm } from './account/use-form.ts';
import { useTold } from './account/use-told.ts';
import { forgetWaitingEmail, keepWaitingEmail, waitingEmail } from './account/waiting-email.ts';
import type { FormWords } from './account/words.ts';

export type LoginRegisterFormProps = {
	readonly variant: FormVariant;
	readonly words: FormWords;
	readonly initial: FormState;
	readonly afterSignIn: Brand['afterSignIn'];
	/** On the page that one-time links open: the state of their form, as it was posted without scripts. */
	readonly link?: FormState;
	readonly offers: OfferedProviders;
	/** On the page that providers return readers to: the state of the form that finishes the sign-in without scripts. */
	readonly returned?: FormState;
	/** Account page that takes the form without scripts, for a form on another page. */
	readonly action?: string;
	/** What the step before tells the reader. */
	readonly told?: Told | undefined;
};

/** The forms to sign in and to sign up (FORM-01 to FORM-18). */
export function LoginRegisterForm(props: LoginRegisterFormProps) {
	const isLogin = props.variant.startsWith('login');
	const isPage = isPageForm(props.variant);
	const isForClient = props.variant === 'login-client';
	const takesLink = props.link !== undefined;
	const [nonce, setNonce] = useState<string>();
	const [answer, setAnswer] = useState<ProviderAnswer>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		if (!isPage) return;
		const found = takesLink ? takeMailLink('ota_nonce').nonce : undefined;
		if (found !== undefined) return setNonce(found);
		const returned = takesLink ? takeProviderAnswer() : undefined;
		if (returned !== undefined) return setAnswer(returned);
		// A signed-in reader has nothing to do here (NAV-10).
		const next = () => (isForClient ? returnToClient() : goTo(pageClient(), 'perfil'));
		void signedInState(pageClient()).then((state) => state === 'in' && next());
	}, [isPage, isForClient, takesLink]);
	if (nonce !== undefined) return <OneTimeLink nonce={nonce} words={props.words} signedIn={() => void leave(props)} />;
	if (answer?.kind === 'code') {
		const failed = (error: unknown) => {
			setAnswer(undefined);
			setFailure(textOf(error, props.words, { [refusals.authenticationFailed]: props.words.account.providerFailed }));
		};
		return <ProviderReturn answer={answer} words={props.words} signedIn={() => void leave(props)} failed={failed} />;
	}
	const why = answer ? props.words.account[answer.kind === 'canceled' ? 'providerCanceled' : 'providerFailed'] : failure;
	// A new key makes React show why the reader is back.
	return isLogin ? <KnownSignIn key={why} {...props} failure={why} /> : <SignUp {...props} />;
}

/** The form to sign in, with the email address that was verified, and what the step before tells. */
function KnownSignIn(props: FormProps) {
	const told = useTold(props.told);
	const [email, setEmail] = useState<string>();
	useEffect(() => setEmail(waitingEmail()), []);
	const { initial } = props;
	const known = email === undefined ? initial : { ...initial, values: { email, ...initial.values } };
	// A new key makes React start the form again with the address.
	return <SignIn key={email} {...props} told={told} initial={known} />;
}

/** Leaves the form after a sign-in: reloads the page at a paywall (FLOW-10), else navigates to where the brand wants (FLOW-05, FLOW-11). */
async function leave({ variant, afterSignIn }: LoginRegisterFormProps, added: Readonly<Record<string, string>> = {}): Promise<void> {
	forgetWaitingEmail();
	await storeReaderData(pageClient());
	if (variant.endsWith('paywall')) location.reload();
	else if (variant === 'login-client') void returnToClient();
	else pageClient().browser.location.assign(addressAfterLogin(pageClient(), afterSignIn, added));
}

type FormProps = LoginRegisterFormProps & { readonly failure?: string | undefined };

function useProviders({ failure: first, ...props }: FormProps) {
	const { offers, words } = props;
	const [failure, setFailure] = useState(first);
	if (!offers.google && !offers.facebook && offers.openid.length === 0) return undefined;
	return (
		<ProviderButtons
			offers={offers}
			words={words}
			failure={failure}
			signedIn={(provider) => void leave(props, provider === 'google' ? { origin: 'gmail' } : {})}
			failed={(error) => setFailure(textOf(error, words))}
		/>
	);
}

function SignIn(props: FormProps) {
	const { words, variant, initial, action } = props;
	const captcha = useCaptcha('signinRecaptcha', words);
	const form = useForm({
		name: 'sign-in',
		schema: formSchemas['sign-in'](words.rules),
		words,
		initial,
		send: async ({ email, password }) => {
			try {
				await captcha.send((recaptchaToken) => login(pageClient(), { email, password, rememberMe: true, recaptchaToken }));
				await leave(props);
			} catch (error) {
				trackLoginError(error);
				if (!isRefusal(error, refusals.emailNotVerified)) throw error;
				tell('email-not-verified');
				goTo(pageClient(), 'validar-registro');
			}
			return undefined;
		},
	});
	return (
		<>
			<SignInView
				{...{ form, variant, words, action }}
				notice={<ToldNotice told={props.told} words={words} />}
				providers={useProviders(props)}
				captcha={captcha.view}
			/>
			{props.link && (
				<noscript>
					<details className={styles.sheet} open={props.link.invalidInput !== undefined}>
						<summary className={styles.link}>{words.account.linkHint}</summary>
						<LinkForm form={{ name: 'one-time-link', state: props.link }} words={words} />
					</details>
				</noscript>
			)}
			{props.returned && (
				<noscript>
					<details className={styles.sheet} open={props.returned.invalidInput !== undefined}>
						<summary className={styles.link}>{words.account.providerHint}</summary>
						<FormFrame form={{ name: 'provider', state: props.returned }} submit={words.account.signInSubmit} words={words.account} />
					</details>
				</noscript>
			)}
		</>
	);
}

function SignUp(props: FormProps) {
	const { words, variant, initial, action } = props;
	const captcha = useCaptcha('signupRecaptcha', words);
	const form = useForm({
		name: 'sign-up',
		schema: formSchemas['sign-up'](words.rules),
		words,
		initial,
		onStart: () => track({ event: 'form_interaction', form_name: 'registrarme' }),
		send: async ({ name, lastname, email, password }) => {
			const account = { firstName: name, lastName: lastname, email, password, rememberMe: true };
			const { uuid } = await captcha.send((recaptchaToken) => signUp(pageClient(), { ...account, recaptchaToken }));
			keepWaitingEmail(email);
			await storeReaderData(pageClient());
			goTo(pageClient(), 'validar-registro', { uuid, email });
			return undefined;
		},
	});
	return <SignUpView {...{ form, variant, words, action }} providers={useProviders(props)} captcha={captcha.view} />;
}
