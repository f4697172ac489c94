import type { LiveForm } from '../form-state.ts';
import styles from './profile.module.css';

type ButtonFormProps = {
	readonly form: LiveForm;
	readonly words: string;
	/** For screen readers, where several buttons have the same words. */
	readonly label?: string;
	/** Hidden fields. */
	readonly fields?: Readonly<Record<string, string>>;
};

/** A form that is only a button; its messages are shown elsewhere. */
export function ButtonForm({ form: { name, controls }, words, label, fields = {} }: ButtonFormProps) {
	return (
		<form method="post" action="" onSubmit={controls?.onSubmit}>
			<input type="hidden" name="form" value={name} />
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<button type="submit" className={styles.press} aria-label={label} disabled={controls?.isChecking}>
				{words}
			</button>
		</form>
	);
}
