import type { ReactNode } from 'react';
import { Notice } from '../form-frame.tsx';
import type { FormWords } from '../words.ts';
import styles from './profile.module.css';
import type { Loadable } from './profile-data.ts';

type LoadedPartProps<Value> = {
	readonly asked: Loadable<Value>;
	readonly again?: (() => void) | undefined;
	readonly words: FormWords;
	readonly children: (value: Value) => ReactNode;
};

/** What the service was asked for, or what there is instead of it. */
export function LoadedPart<Value>({ asked, again, words, children }: LoadedPartProps<Value>) {
	switch (asked.kind) {
		case 'loaded':
			return children(asked.value);
		case 'loading':
			return (
				<p role="status" className={styles.text}>
					{words.account.checking}
				</p>
			);
		case 'failed':
			return (
				<div role="alert">
					<Notice kind="refused">{asked.text}</Notice>
					<button type="button" className={styles.press} onClick={again}>
						{words.tryAgain}
					</button>
				</div>
			);
	}
}
