import { type ReactNode, useEffect, useRef } from 'react';
import { type AccountTexts, fill } from '#brands';
import styles from './form.module.css';
import { FormMessage } from './form-message.tsx';
import type { AccountForm, FormState } from './form-state.ts';
import { clockText, useCountdown } from './use-countdown.ts';

type FormFrameProps = {
	readonly form: AccountForm;
	/** Label of the button. */
	readonly submit: string;
	readonly words: AccountTexts;
	/** Whether the button is less prominent than the page's main one. */
	readonly isQuiet?: boolean;
	/** Address that takes the form without scripts. Default: that of the page. */
	readonly action?: string | undefined;
	readonly children?: ReactNode;
};

/**
 * A form around its fields, with the refusal above them, the button, and the result below it. Without scripts it is posted to its `action`.
 */
export function FormFrame({ form, submit, words, isQuiet = false, action, children }: FormFrameProps) {
	const { name, state, anchor, controls, element } = form;
	const left = useCountdown(state);
	return (
		<form
			ref={element}
			// The page opens where the message is: a refusal is above the fields, the result below the button.
			id={isRefused(state) ? anchor : undefined}
			className={styles.form}
			method="post"
			action={anchor === undefined ? action : `#${anchor}`}
			aria-busy={controls?.isChecking || undefined}
			noValidate={controls !== undefined}
			onInput={controls?.onInput}
			onSubmit={controls?.onSubmit}
		>
			<input type="hidden" name="form" value={name} />
			<MessageLine kind="refused" text={state.invalidInput} />
			{children}
			<button
				className={`${styles.submit} ${isQuiet ? styles.quiet : ''}`}
				type="submit"
				disabled={controls !== undefined && (controls.isChecking || !controls.maySubmit || left > 0)}
			>
				{controls?.isChecking ? words.checking : submit}
			</button>
			{left > 0 && <p className={styles.hint}>{fill(words.resendWaits, { time: clockText(left) })}</p>}
			<MessageLine kind="done" text={state.done} id={anchor} />
		</form>
	);
}

/** The refusal or the result of a form that is only a button. */
export function FormMessages({ state: { invalidInput, done }, anchor }: Pick<AccountForm, 'state' | 'anchor'>) {
	return (
		<>
			<MessageLine kind="refused" text={invalidInput} id={anchor} />
			<MessageLine kind="done" text={done} id={anchor} />
		</>
	);
}

const isRefused = ({ invalidInput, problems }: FormState): boolean => invalidInput !== undefined || Object.keys(problems).length > 0;

type MessageLineProps = {
	readonly kind: 'refused' | 'done';
	readonly text: string | undefined;
	/** Of the message, while there is one. */
	readonly id?: string | undefined;
};

/**
 * A live region for a message. The message gets the focus, because the pressed button may be gone. On a page with which the server answers
 * the form, `autoFocus` does that.
 */
function MessageLine({ kind, text, id }: MessageLineProps) {
	const region = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (text !== undefined) region.current?.focus();
	}, [text]);
	return (
		<div
			ref={region}
			id={text === undefined ? undefined : id}
			role={kind === 'done' ? 'status' : 'alert'}
			className={styles.message}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: it is the answer to the form that the reader sent
			autoFocus={text !== undefined}
		>
			{text !== undefined && <FormMessage kind={kind}>{text}</FormMessage>}
		</div>
	);
}
