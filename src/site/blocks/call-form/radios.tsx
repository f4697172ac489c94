import styles from '../../islands/account/form.module.css';
import own from './call-form.module.css';

export type RadiosProps = {
	readonly name: string;
	readonly value: string | undefined;
	readonly isRequired: boolean;
	readonly options: readonly (readonly [value: string, label: string])[];
};

/** Radio buttons: all options are visible, and one can be chosen. */
export const Radios = ({ name, value, isRequired, options }: RadiosProps) => (
	<div className={own.radios}>
		{options.map(([option, label]) => (
			<label key={option} className={styles.tick}>
				<input
					type="radio"
					name={name}
					value={option}
					required={isRequired}
					defaultChecked={option === value}
					aria-describedby={`${name}-problem`}
				/>
				{label}
			</label>
		))}
	</div>
);
