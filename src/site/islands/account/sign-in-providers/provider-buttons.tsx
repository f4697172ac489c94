import type { OpenidButton } from '../../../account-scripts.ts';
import styles from '../form.module.css';
import { FormMessage } from '../form-message.tsx';
import type { FormTexts } from '../form-texts.ts';
import { FacebookButton } from './facebook-button.tsx';
import { GoogleButton } from './google-button.tsx';
import { OpenidLink } from './openid-link.tsx';

/** The providers that a form offers (ENT-14). */
export type OfferedProviders = { readonly google: boolean; readonly facebook: boolean; readonly openid: readonly OpenidButton[] };

type ProviderButtonsProps = {
	readonly offers: OfferedProviders;
	readonly words: FormTexts;
	/** Why the last sign-in failed. */
	readonly failure: string | undefined;
	readonly signedIn: (provider: 'google' | 'facebook') => void;
	readonly failed: (error: unknown) => void;
};

/** The buttons of the brand's providers. */
export function ProviderButtons({ offers: { google, facebook, openid }, words, failure, signedIn, failed }: ProviderButtonsProps) {
	return (
		<div className={styles.providers}>
			{google && <GoogleButton signedIn={() => signedIn('google')} failed={failed} />}
			{facebook && <FacebookButton words={words} signedIn={() => signedIn('facebook')} failed={failed} />}
			{openid.map((provider) => (
				<OpenidLink key={provider.id} provider={provider} words={words} failed={failed} />
			))}
			<div role="alert">{failure !== undefined && <FormMessage kind="refused">{failure}</FormMessage>}</div>
		</div>
	);
}
