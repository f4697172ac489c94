import { fill } from '#brands';
import type { AccountForm } from '../form-state.ts';
import { clockText, useCountdown } from '../use-countdown.ts';
import styles from './profile.module.css';

type ButtonFormProps = {
	readonly form: AccountForm;
	readonly words: string;
	/** For screen readers, where several buttons have the same words. */
	readonly label?: string;
	/** The words while the form waits; `{time}` is what is left. */
	readonly waits?: string;
	/** Hidden fields. */
	readonly fields?: Readonly<Record<string, string>>;
};

/** A form that is only a button; its messages are shown elsewhere. */
export function ButtonForm({ form: { name, state, anchor, controls }, words, label, waits = '', fields = {} }: ButtonFormProps) {
	const left = useCountdown(state);
	return (
		<form method="post" action={anchor && `#${anchor}`} onSubmit={controls?.onSubmit}>
			<input type="hidden" name="form" value={name} />
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<button type="submit" className={styles.press} aria-label={label} disabled={controls?.isChecking || left > 0}>
				{left > 0 ? fill(waits, { time: clockText(left) }) : words}
			</button>
		</form>
	);
}
