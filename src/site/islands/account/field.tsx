import alert from 'lucide-static/icons/circle-alert.svg?raw';
import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import type { AccountTexts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './form.module.css';
import type { AccountForm } from './form-state.ts';
import { type FormTexts, requirementOf } from './form-texts.ts';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'required' | 'maxLength'>;

export type FieldProps = Input & {
	readonly form: AccountForm;
	readonly name: string;
	readonly label: string;
	readonly hint?: string | undefined;
	/** A new password is not marked as wrong when the form is refused (UI-03). */
	readonly isNewPassword?: boolean;
	/** Shown inside the field, at its end. */
	readonly action?: ReactNode;
};

/** A field with its label above it, and below it a hint and what is wrong, also for screen readers. */
export function Field({ form, name, label, hint, isNewPassword, action, ...input }: FieldProps) {
	const id = `${form.name}-${name}`;
	const problem = form.state.problems[name];
	// When the problem is the hint itself, it is shown once.
	const isHinted = hint !== undefined && hint !== problem;
	const describedBy = [isHinted && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
	const isWrong = problem !== undefined || (form.state.invalidInput !== undefined && !isNewPassword);
	const isFirstWrong = form.state.invalidInput === undefined && Object.keys(form.state.problems)[0] === name;
	const mark = isWrong ? 'input-error' : form.state.values[name] ? 'input-valid' : '';
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<span className={styles.box}>
				<input
					{...input}
					id={id}
					name={name}
					className={`${styles.input} ${mark}`}
					defaultValue={input.autoComplete?.includes('password') ? undefined : form.state.values[name]}
					aria-invalid={isWrong || undefined}
					// biome-ignore lint/a11y/noAutofocus: it is what the reader has to correct
					autoFocus={isFirstWrong}
					aria-describedby={describedBy || undefined}
					readOnly={form.controls?.isChecking}
					spellCheck={false}
					autoCapitalize={input.type === 'email' ? 'none' : undefined}
				/>
				{action}
			</span>
			{isHinted && (
				<span className={styles.hint} id={`${id}-hint`}>
					{hint}
				</span>
			)}
			<span className={styles.problem} id={`${id}-problem`} aria-live="polite">
				{problem !== undefined && (
					<>
						<Icon svg={alert} size={16} />
						{problem}
					</>
				)}
			</span>
		</div>
	);
}

type PasswordProps = Omit<FieldProps, 'type' | 'action'> & { readonly autoComplete: string; readonly words: AccountTexts };

/** A password with a toggle that shows it (PWD-03). The toggle is rendered in the browser, because it needs the script. */
export function PasswordField({ words, ...field }: PasswordProps) {
	const [isShown, setShown] = useState(false);
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const toggle = isHydrated && (
		<button
			type="button"
			className={styles.toggle}
			aria-label={isShown ? words.hidePassword : words.showPassword}
			aria-pressed={isShown}
			aria-controls={`${field.form.name}-${field.name}`}
			onClick={() => setShown(!isShown)}
		>
			{isShown ? words.hide : words.show}
		</button>
	);
	return <Field {...field} type={isShown ? 'text' : 'password'} required action={toggle} />;
}

/** A new password, with the rules that it must follow (RULE-08). */
export const NewPasswordField = ({ words, ...field }: Pick<FieldProps, 'form' | 'name' | 'label'> & { readonly words: FormTexts }) => (
	<PasswordField {...field} hint={requirementOf(words)} autoComplete="new-password" isNewPassword words={words.account} />
);
