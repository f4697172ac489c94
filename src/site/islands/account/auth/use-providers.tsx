import { type ReactNode, useState } from 'react';
import { errorText } from '../error-text.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { leaveForm } from './leave-form.ts';

/** The buttons of the providers that a form offers, or undefined where it offers none. */
export function useProviders(props: AuthFormProps): ReactNode {
	const { offers, words } = props;
	const [failure, setFailure] = useState(props.failure);
	if (!offers.google && !offers.facebook && offers.openid.length === 0) return undefined;
	return (
		<ProviderButtons
			offers={offers}
			words={words}
			failure={failure}
			signedIn={(provider) => void leaveForm(props, provider === 'google' ? { origin: 'gmail' } : {})}
			failed={(error) => setFailure(errorText(error, words))}
		/>
	);
}
