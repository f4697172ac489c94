import { useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { call, isRefusal, pageClient, readConfig, refusals } from '#identity-client';
import { FormMessages } from '../../form-frame.tsx';
import { emptyForm } from '../../form-state.ts';
import { GoogleButton } from '../../google-button.tsx';
import { textOf } from '../../use-form.ts';
import type { FormWords } from '../../words.ts';
import styles from '../profile.module.css';
import type { Reauthenticated } from './use-reauthentication.tsx';

type LinkGoogleProps = {
	readonly words: FormWords;
	readonly isLinked: boolean;
	readonly prove: Reauthenticated;
	readonly linked: (profile: Profile) => void;
};

/** Adds the reader's account at Google to the ways she signs in, where the brand has it (API-08). */
export function LinkGoogle({ words, isLinked, prove, linked }: LinkGoogleProps) {
	const texts = words.account.profile;
	const [isOffered, setOffered] = useState(false);
	const [state, setState] = useState(emptyForm);
	useEffect(() => {
		readConfig(pageClient()).then(
			({ googleClientId }) => setOffered(googleClientId !== ''),
			() => undefined,
		);
	}, []);
	const tell = (error: unknown) => setState({ ...emptyForm, invalidInput: textOf(error, words) });
	const refused = async (error: unknown) => {
		if (!isRefusal(error, refusals.signInAgain)) return tell(error);
		// What Google gave is spent: the reader presses its button again.
		let isAsked = false;
		const once = async () => {
			if (!isAsked) {
				isAsked = true;
				throw error;
			}
		};
		await prove(once).then(() => setState({ ...emptyForm, done: texts.againDone }), tell);
	};
	const signedIn = () => {
		setState({ ...emptyForm, done: texts.linked });
		call(pageClient(), endpoints.profile).then(linked, tell);
	};
	if (!isOffered) return null;
	// That it is linked is said only of a link that is there.
	const isUntrue = state.done === texts.linked && !isLinked;
	return (
		<div className={styles.link}>
			<FormMessages state={isUntrue ? emptyForm : state} />
			{!isLinked && (
				<>
					<p className={styles.text}>{texts.linkGoogle}</p>
					<GoogleButton signedIn={signedIn} failed={(error) => void refused(error)} />
				</>
			)}
		</div>
	);
}
