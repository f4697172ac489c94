import type { LiveForm } from '../form-state.ts';
import styles from './profile.module.css';

type ButtonFormProps = {
	readonly form: LiveForm;
	readonly words: string;
	/** What the button is called for those who hear it, where several look alike. */
	readonly label?: string;
	/** What is sent with it. */
	readonly fields?: Readonly<Record<string, string>>;
};

/** A form that is one button beside what it is about; what comes of it is told elsewhere. */
export function ButtonForm({ form: { name, controls: hands }, words, label, fields = {} }: ButtonFormProps) {
	return (
		<form method="post" action="" onSubmit={hands?.onSubmit}>
			<input type="hidden" name="form" value={name} />
			{Object.entries(fields).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<button type="submit" className={styles.press} aria-label={label} disabled={hands?.isChecking}>
				{words}
			</button>
		</form>
	);
}
