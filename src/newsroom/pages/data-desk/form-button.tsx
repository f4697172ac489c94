import type { ReactNode } from 'react';
import type { FormView } from './form-view.ts';

type FormButtonProps = {
	readonly view: FormView;
	readonly value: string;
	/** The id of the part of the form to which the page scrolls afterwards. */
	readonly anchor: string;
	/** The accessible name of a button that shows only a sign. */
	readonly label?: string;
	readonly children: ReactNode;
};

/** A button that changes the form and shows it again. It publishes nothing. */
export function FormButton({ view, value, anchor, label, children }: FormButtonProps) {
	return (
		<button className="plain" type="submit" name="hacer" value={value} formAction={`${view.action}#${anchor}`} aria-label={label}>
			{children}
		</button>
	);
}
