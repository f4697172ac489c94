import { type ReactNode, useState } from 'react';
import { errorText } from '../error-text.ts';
import { ProviderButtons } from '../sign-in-providers/provider-buttons.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** The sign-in buttons of the providers that a form offers; undefined where it offers none. */
export function useSignInButtons(props: AuthFormProps): ReactNode {
	const { offers, words } = props;
	const [failure, setFailure] = useState(props.failure);
	if (!offers.google && !offers.facebook && offers.openid.length === 0) return undefined;
	return (
		<ProviderButtons
			offers={offers}
			words={words}
			failure={failure}
			signedIn={(provider) => void finishSignIn(props, provider === 'google' ? { origin: 'gmail' } : {})}
			failed={(error) => setFailure(errorText(error, words))}
		/>
	);
}
