import type { ReactNode } from 'react';
import { Notice } from '../form-frame.tsx';
import type { FormWords } from '../words.ts';
import styles from './profile.module.css';
import type { Loadable } from './profile-data.ts';

type LoadedPartProps<Value> = {
	readonly value: Loadable<Value>;
	readonly again?: (() => void) | undefined;
	readonly words: FormWords;
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
					<Notice kind="refused">{value.text}</Notice>
					<button type="button" className={styles.press} onClick={again}>
						{words.tryAgain}
					</button>
				</div>
			);
	}
}
