import { useEffect, useRef, useState } from 'react';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import { fill } from '#brands';
import { pageClient, readyFacebook, signInWithFacebook } from '#identity-client';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../form.module.css';
import type { FormTexts } from '../form-texts.ts';
import { trackLoginError } from '../track-session.ts';

type FacebookButtonProps = { readonly words: FormTexts; readonly signedIn: () => void; readonly failed: (error: unknown) => void };

/** Signs in with Facebook, in a window of its own (SOC-01). Its script is loaded before the button is pressed, and again after a failure. */
export function FacebookButton({ words: { account }, signedIn, failed }: FacebookButtonProps) {
	const ready = useRef<Promise<void>>(undefined);
	const [isBusy, setBusy] = useState(false);
	const load = () => {
		ready.current = readyFacebook(pageClient());
		// A failure is shown when the button is pressed.
		ready.current.catch(() => undefined);
	};
	useEffect(load, []);
	const press = async () => {
		setBusy(true);
		try {
			await ready.current;
			await signInWithFacebook(pageClient());
			signedIn();
		} catch (error) {
			load();
			trackLoginError(error);
			failed(error);
		}
		setBusy(false);
	};
	return (
		<button type="button" className={`${styles.provider} ${styles.scripted}`} disabled={isBusy} onClick={() => void press()}>
			<Icon svg={facebook} size={20} solid />
			{fill(account.continueWith, { provider: 'Facebook' })}
		</button>
	);
}
