import type { ReactNode } from 'react';
import { Notice } from '../form-frame.tsx';
import type { FormWords } from '../words.ts';
import styles from './profile.module.css';
import type { Asked } from './profile-parts.ts';

type AskedPartProps<Value> = {
	readonly asked: Asked<Value>;
	readonly again?: (() => void) | undefined;
	readonly words: FormWords;
	readonly children: (value: Value) => ReactNode;
};

/** What the service was asked for, or what there is instead of it. */
export function AskedPart<Value>({ asked, again, words, children }: AskedPartProps<Value>) {
	switch (asked.kind) {
		case 'known':
			return children(asked.value);
		case 'asking':
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
