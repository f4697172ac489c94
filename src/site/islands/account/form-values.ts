import type { FormState } from './form-state.ts';

/** Whether any value differs. A missing value counts as empty, since a checkbox that is not ticked has none. */
export function isChanged(values: FormState['values'], before: FormState['values']): boolean {
	return Object.keys({ ...before, ...values }).some((field) => (values[field] ?? '') !== (before[field] ?? ''));
}

/** The values of a form's fields, by name, without the field that names the form. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of new FormData(form)) if (name !== 'form' && typeof value === 'string') values[name] = value;
	return values;
}

/** The problems of these fields. */
export function pick(problems: FormState['problems'], names: ReadonlySet<string>): FormState['problems'] {
	return Object.fromEntries(Object.entries(problems).filter(([name]) => names.has(name)));
}

/** Fills in the fields that are empty. Where the reader is about to type, the value is selected, so that typing replaces it. */
export function fillIn(form: HTMLFormElement, values: FormState['values']): void {
	for (const input of form.querySelectorAll('input')) {
		const value = values[input.name];
		if (input.value !== '' || !value) continue;
		input.value = value;
		if (input === document.activeElement) input.select();
	}
}
