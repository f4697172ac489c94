// The forms to sign in and to sign up. Needs the browser: it checks fields while one types, and stores the session where the page's scripts
// find it. Without scripts the form is posted.
import { useEffect, useState } from 'react';
import { goTo, pageClient, refusals, signedInState } from '#identity-client';
import type { AuthFormProps } from './account/auth/auth-form-props.ts';
import { finishSignIn } from './account/auth/finish-sign-in.ts';
import { OneTimeLink } from './account/auth/one-time-link.tsx';
import { SignIn } from './account/auth/sign-in.tsx';
import { SignUp } from './account/auth/sign-up.tsx';
import { takeEmailLinkQuery } from './account/email-link-query.ts';
import { errorText } from './account/error-text.ts';
import { isPageForm } from './account/form-variant.ts';
import { returnToClient } from './account/return-to-client.ts';
import { type ProviderAnswer, takeProviderAnswer } from './account/sign-in-providers/provider-answer.ts';
import { ProviderReturn } from './account/sign-in-providers/provider-return.tsx';

/** The forms to sign in and to sign up (FORM-01 to FORM-18). A reader whom a link or a provider led here is signed in instead. */
export function LoginRegisterForm(props: AuthFormProps) {
	const { words, variant } = props;
	const { nonce, answer, failure, failed } = useArrival(props);
	const signedIn = () => void finishSignIn(props);
	if (nonce !== undefined) return <OneTimeLink nonce={nonce} words={words} signedIn={signedIn} />;
	if (answer !== undefined) return <ProviderReturn answer={answer} words={words} signedIn={signedIn} failed={failed} />;
	// A new key makes React show why the reader is back.
	return variant.startsWith('login') ? <SignIn key={failure} {...props} failure={failure} /> : <SignUp {...props} />;
}

/** With what the reader came to the page: the nonce of a one-time link, or a provider's answer. Redirects a reader who is signed in (NAV-10). */
function useArrival({ variant, takesLink, flashMessage, words }: AuthFormProps) {
	const isPage = isPageForm(variant);
	const isForClient = variant === 'login-client';
	const [nonce, setNonce] = useState<string>();
	const [answer, setAnswer] = useState<ProviderAnswer>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		if (!isPage) return;
		const found = takesLink ? takeEmailLinkQuery('ota_nonce').nonce : undefined;
		// The form itself tells about a link that the server knows not to work.
		if (found !== undefined && flashMessage !== 'sign-in-link-dead') return setNonce(found);
		const returned = takesLink ? takeProviderAnswer() : undefined;
		if (returned !== undefined) return setAnswer(returned);
		const next = () => (isForClient ? returnToClient() : goTo(pageClient(), 'perfil'));
		void signedInState(pageClient()).then((state) => state === 'in' && next());
	}, [isPage, isForClient, takesLink, flashMessage]);
	/** The form then says why the sign-in at the provider failed. */
	const failed = (error: unknown) => {
		setAnswer(undefined);
		setFailure(errorText(error, words, { [refusals.authenticationFailed]: words.account.providerFailed }));
	};
	return { nonce, answer, failure, failed };
}
