// Needs the browser: fields are checked while one types, and the session is kept where the page's scripts find it. Without it the form is posted.
import { useEffect, useState } from 'react';
import type { Brand } from '#brands';
import { addressAfterLogin, goTo, isEmailNotVerified, login, pageClient, signedInState, signUp } from '#identity-client';
import { track } from '../client/track.ts';
import { type FormVariant, SignInView, SignUpView } from './account/auth-views.tsx';
import { captchaToken } from './account/captcha.ts';
import { Notice } from './account/form-frame.tsx';
import type { FormState } from './account/form-state.ts';
import { GoogleButton } from './account/google-button.tsx';
import { formSchemas } from './account/schemas.ts';
import { trackLoginError } from './account/track-session.ts';
import { textOf, useForm } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type LoginRegisterFormProps = {
	readonly variant: FormVariant;
	readonly words: FormWords;
	readonly initial: FormState;
	readonly afterSignIn: Brand['afterSignIn'];
	/** The brand has a client at Google. */
	readonly hasGoogle: boolean;
};

/** The forms with which readers come in (FORM-01 to FORM-18). */
export function LoginRegisterForm(props: LoginRegisterFormProps) {
	const isLogin = props.variant.startsWith('login');
	const isPaywall = props.variant.endsWith('paywall');
	useEffect(() => {
		if (isPaywall) return;
		// Who is signed in has nothing to do here (NAV-10).
		void signedInState(pageClient()).then((state) => state === 'in' && goTo(pageClient(), 'perfil'));
	}, [isPaywall]);
	return isLogin ? <SignIn {...props} /> : <SignUp {...props} />;
}

/** Where a sign-in leads: the page itself again at a paywall (FLOW-10), else where the brand wants (FLOW-05, FLOW-11). */
function leave({ variant, afterSignIn }: LoginRegisterFormProps, added: Readonly<Record<string, string>> = {}): void {
	if (variant.endsWith('paywall')) location.reload();
	else pageClient().browser.location.assign(addressAfterLogin(pageClient(), afterSignIn, added));
}

function useGoogle(props: LoginRegisterFormProps) {
	const [failure, setFailure] = useState<string>();
	if (!props.hasGoogle) return undefined;
	return (
		<>
			<GoogleButton signedIn={() => leave(props, { origin: 'gmail' })} failed={(error) => setFailure(textOf(error, props.words))} />
			{failure !== undefined && <Notice kind="refused">{failure}</Notice>}
		</>
	);
}

function SignIn(props: LoginRegisterFormProps) {
	const { words, variant, initial } = props;
	const client = () => pageClient();
	const form = useForm({
		name: 'sign-in',
		schema: formSchemas['sign-in'](words.rules),
		words,
		initial,
		send: async ({ email, password }) => {
			try {
				const recaptchaToken = await captchaToken(client(), 'signinRecaptcha');
				await login(client(), { email, password, rememberMe: true, recaptchaToken });
				leave(props);
			} catch (error) {
				trackLoginError(error);
				if (!isEmailNotVerified(error)) throw error;
				goTo(client(), 'validar-registro');
			}
			return undefined;
		},
	});
	return <SignInView form={form} variant={variant} words={words} google={useGoogle(props)} />;
}

function SignUp(props: LoginRegisterFormProps) {
	const { words, variant, initial } = props;
	const form = useForm({
		name: 'sign-up',
		schema: formSchemas['sign-up'](words.rules),
		words,
		initial,
		begun: () => track({ event: 'form_interaction', form_name: 'registrarme' }),
		send: async ({ name, lastname, email, password }) => {
			const recaptchaToken = await captchaToken(pageClient(), 'signupRecaptcha');
			const account = { firstName: name, lastName: lastname, email, password, rememberMe: true, recaptchaToken };
			const { uuid } = await signUp(pageClient(), account);
			goTo(pageClient(), 'validar-registro', { uuid, email });
			return undefined;
		},
	});
	return <SignUpView form={form} variant={variant} words={words} google={useGoogle(props)} />;
}
