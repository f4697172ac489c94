import alert from 'lucide-static/icons/circle-alert.svg?raw';
import check from 'lucide-static/icons/circle-check.svg?raw';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AccountTexts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './form.module.css';
import type { FormState, LiveForm } from './form-state.ts';

type FormFrameProps = {
	readonly form: LiveForm;
	/** Words of the button. */
	readonly submit: string;
	readonly words: AccountTexts;
	/** The button is not the first thing that the page wants. */
	readonly isQuiet?: boolean;
	readonly children?: ReactNode;
};

/** A form around its fields: what was refused above them, the button, and what came of it. Without a script it is posted to the page's own address. */
export function FormFrame({ form: { name, state, controls: hands, element }, submit, words, isQuiet = false, children }: FormFrameProps) {
	return (
		<form
			ref={element}
			className={styles.form}
			method="post"
			action=""
			aria-busy={hands?.isChecking || undefined}
			noValidate={hands !== undefined}
			onInput={hands?.onInput}
			onSubmit={hands?.onSubmit}
		>
			<input type="hidden" name="form" value={name} />
			<MessageLine kind="refused" text={state.invalidInput} />
			{children}
			<button
				className={`${styles.submit} ${isQuiet ? styles.quiet : ''}`}
				type="submit"
				disabled={hands !== undefined && (hands.isChecking || !hands.maySubmit)}
			>
				{hands?.isChecking ? words.checking : submit}
			</button>
			<MessageLine kind="done" text={state.done} />
		</form>
	);
}

/** What came of a form that is only a button. */
export function FormMessages({ state: { invalidInput, done } }: { readonly state: FormState }) {
	return (
		<>
			<MessageLine kind="refused" text={invalidInput} />
			<MessageLine kind="done" text={done} />
		</>
	);
}

/** Where something is told once it is known; the reader is taken there, for the button that she pressed may be gone. */
function MessageLine({ kind, text }: { readonly kind: 'refused' | 'done'; readonly text: string | undefined }) {
	const line = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (text !== undefined) line.current?.focus();
	}, [text]);
	return (
		<div ref={line} role={kind === 'done' ? 'status' : 'alert'} className={styles.told} tabIndex={-1}>
			{text !== undefined && <Notice kind={kind}>{text}</Notice>}
		</div>
	);
}

/** A line that says what came of a form, with an icon: colour alone tells nobody. */
export function Notice({ kind, children }: { readonly kind: 'refused' | 'done'; readonly children: ReactNode }) {
	return (
		<p className={`${styles.notice} ${styles[kind]}`}>
			<Icon svg={kind === 'done' ? check : alert} size={20} />
			<span>{children}</span>
		</p>
	);
}
