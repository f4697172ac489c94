import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { callFor, isRefusal, pageClient, readConfig, refusals } from '#identity-client';
import { errorText } from '../../error-text.ts';
import { FormMessages } from '../../form-frame.tsx';
import { emptyForm } from '../../form-state.ts';
import type { FormTexts } from '../../form-texts.ts';
import { GoogleButton } from '../../sign-in-providers/google-button.tsx';
import styles from '../profile.module.css';
import type { Reauthenticated } from './use-reauthentication.tsx';

type LinkGoogleProps = {
	readonly words: FormTexts;
	readonly isLinked: boolean;
	readonly reauthenticated: Reauthenticated;
	readonly linked: (profile: Profile) => void;
};

/** Links the reader's Google account as an auth method, where the brand has it (API-08). */
export function LinkGoogle({ words, isLinked, reauthenticated, linked }: LinkGoogleProps) {
	const texts = words.account.profile;
	const [isOffered, setOffered] = useState(false);
	const [state, setState] = useState(emptyForm);
	useEffect(() => {
		readConfig(pageClient()).then(
			({ googleClientId }) => setOffered(googleClientId !== ''),
			() => undefined,
		);
	}, []);
	const fail = (error: unknown) => setState({ ...emptyForm, invalidInput: errorText(error, words) });
	const refused = async (error: unknown) => {
		if (!isRefusal(error, refusals.signInAgain)) return fail(error);
		await reauthenticated(refusedOnce(error)).then(() => setState({ ...emptyForm, done: texts.againDone }), fail);
	};
	const signedIn = () => {
		setState({ ...emptyForm, done: texts.linked });
		callFor(pageClient(), endpoints.profile).then(linked, fail);
	};
	if (!isOffered) return null;
	// After the link is removed again, the message about it is not shown.
	const isOutdated = state.done === texts.linked && !isLinked;
	return (
		<div className={styles.link}>
			<FormMessages state={isOutdated ? emptyForm : state} />
			{!isLinked && (
				<>
					<p className={styles.text}>{texts.linkGoogle}</p>
					<GoogleButton signedIn={signedIn} failed={(error) => void refused(error)} />
				</>
			)}
		</div>
	);
}

/**
 * A call that is refused the first time and then does nothing. With it the reader signs in again, but nothing is repeated: Google's credential
 * is spent, so the reader presses Google's button again.
 */
function refusedOnce(error: unknown): () => Promise<void> {
	let wasRefused = false;
	return async () => {
		if (wasRefused) return;
		wasRefused = true;
		throw error;
	};
}
