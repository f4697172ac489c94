import { useEffect, useRef } from 'react';
import { pageClient, showGoogleButton } from '#identity-client';
import styles from '../form.module.css';
import { trackingFailure } from '../track-session.ts';

/** Width of the button, in px (FORM-11). */
const width = 314;

type GoogleButtonProps = { readonly signedIn: () => void; readonly failed: (error: unknown) => void };

/** Google's own button, where the brand has it. Its space is reserved, so that nothing moves when it is loaded. */
export function GoogleButton({ signedIn, failed }: GoogleButtonProps) {
	const place = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the button is shown once
	useEffect(() => {
		const element = place.current;
		if (element) showGoogleButton(pageClient(), { element, width, signedIn, failed: trackingFailure(failed) }).catch(failed);
	}, []);
	return <div ref={place} className={`${styles.google} ${styles.scripted}`} />;
}
