import alert from 'lucide-static/icons/circle-alert.svg?raw';
import type { ReactNode } from 'react';
import styles from '../../islands/account/form.module.css';
import { Icon } from '../../ui/icon.tsx';

export type FieldFrameProps = {
	readonly name: string;
	readonly label: ReactNode;
	readonly hint?: string | undefined;
	/** What is wrong with it. */
	readonly problem?: string | undefined;
	/** The most that it takes, for the text of a problem that the browser finds. */
	readonly limit?: string | number | undefined;
	/** Several controls, which share a legend. */
	readonly isGroup?: boolean;
	readonly children: ReactNode;
};

/** The ids of what describes a field. */
export const describedBy = ({ name, hint }: Pick<FieldFrameProps, 'name' | 'hint'>): string =>
	hint === undefined ? `${name}-problem` : `${name}-hint ${name}-problem`;

/** A field of an open call's form: label, hint, control, and what is wrong with it, which the island writes too. */
export function FieldFrame({ name, label, hint, problem, limit, isGroup = false, children }: FieldFrameProps) {
	const parts = (
		<>
			{hint !== undefined && (
				<span className={styles.hint} id={`${name}-hint`}>
					{hint}
				</span>
			)}
			{children}
			<span className={styles.problem} id={`${name}-problem`} aria-live="polite" hidden={problem === undefined}>
				<Icon svg={alert} size={16} />
				<span data-problem>{problem}</span>
			</span>
		</>
	);
	const limits = limit === undefined ? {} : { 'data-limit': limit };
	if (isGroup)
		return (
			<fieldset id={name} className={`${styles.choices} ${styles.field}`} data-field={name} {...limits}>
				<legend className={styles.label}>{label}</legend>
				{parts}
			</fieldset>
		);
	return (
		<div className={styles.field} data-field={name} {...limits}>
			<label className={styles.label} htmlFor={name}>
				{label}
			</label>
			{parts}
		</div>
	);
}
