// What the sign-in page does when a reader comes back from a provider.
import { useEffect } from 'react';
import { pageClient, signInWithApple, signInWithOidc } from '#identity-client';
import styles from '../form.module.css';
import { FormHead } from '../form-head.tsx';
import type { FormTexts } from '../form-texts.ts';
import { trackingFailure, trackSession } from '../track-session.ts';
import type { ProviderAnswer } from './provider-answer.ts';

type ProviderReturnProps = {
	readonly answer: ProviderAnswer;
	readonly words: FormTexts;
	readonly signedIn: () => void;
	readonly failed: (error: unknown) => void;
};

/** Signs in a reader who returned from an OpenID provider (SOC-03, SOC-06, API-35). */
export function ProviderReturn({ answer: { code, state }, words: { account }, signedIn, failed }: ProviderReturnProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the code works once
	useEffect(() => {
		trackSession();
		const client = pageClient();
		const signingIn = state === undefined ? signInWithApple(client, code) : signInWithOidc(client, { code, state });
		signingIn.then(signedIn, trackingFailure(failed));
	}, []);
	return (
		<section className={styles.sheet}>
			<FormHead title={account.signInTitle} />
			<p role="status" className={styles.subtitle}>
				{account.checking}
			</p>
		</section>
	);
}
