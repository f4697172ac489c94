import type { ReactNode } from 'react';
import styles from '../form.module.css';
import type { FormState } from '../form-state.ts';

type FormWithoutScriptsProps = { readonly state: FormState; readonly hint: string; readonly children: ReactNode };

/** A form for readers without scripts, behind a line that opens it. It is open after it was refused. */
export function FormWithoutScripts({ state, hint, children }: FormWithoutScriptsProps) {
	return (
		<noscript>
			<details className={styles.sheet} open={state.invalidInput !== undefined}>
				<summary className={styles.link}>{hint}</summary>
				{children}
			</details>
		</noscript>
	);
}
