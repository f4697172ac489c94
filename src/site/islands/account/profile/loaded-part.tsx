// A part of the profile that loads by itself.
import type { ReactNode } from 'react';
import { FormMessage } from '../form-message.tsx';
import type { FormTexts } from '../form-texts.ts';
import styles from './profile.module.css';
import type { Loadable } from './profile-types.ts';

type LoadedPartProps<Value> = {
	readonly value: Loadable<Value>;
	readonly again?: (() => void) | undefined;
	readonly words: FormTexts;
	readonly children: (value: Value) => ReactNode;
};

/** Shows a loaded value, the text that it is loading, or why it could not be loaded with a button to try again. */
export function LoadedPart<Value>({ value, again, words, children }: LoadedPartProps<Value>) {
	switch (value.kind) {
		case 'loaded':
			return children(value.value);
		case 'loading':
			return (
				<p role="status" className={styles.text}>
					{words.account.checking}
				</p>
			);
		case 'failed':
			return (
				<div role="alert">
					<FormMessage kind="refused">{value.text}</FormMessage>
					<button type="button" className={styles.press} onClick={again}>
						{words.tryAgain}
					</button>
				</div>
			);
	}
}
