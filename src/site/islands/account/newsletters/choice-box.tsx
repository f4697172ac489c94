import styles from '../form.module.css';
import type { AccountForm } from '../form-state.ts';

type ChoiceBoxProps = {
	readonly form: AccountForm;
	readonly name: string;
	readonly label: string;
	/** A line below, which also describes the checkbox to screen readers. */
	readonly text?: string | undefined;
};

/** A checkbox of a form with its label, tall enough for a finger. */
export function ChoiceBox({ form, name, label, text }: ChoiceBoxProps) {
	const textId = text === undefined ? undefined : `${form.name}-${name}-text`;
	return (
		<div className={styles.choice}>
			<label className={styles.tick}>
				<input type="checkbox" name={name} defaultChecked={form.state.values[name] === 'on'} aria-describedby={textId} />
				{label}
			</label>
			{text !== undefined && (
				<span id={textId} className={styles.hint}>
					{text}
				</span>
			)}
		</div>
	);
}
