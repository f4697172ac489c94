// The hook behind every account form: state, checks while one types, sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { IdentityRefusal, RefusalCode } from '#identity/contract';
import { isApiError } from '#identity-client';
import { errorText } from './error-text.ts';
import { type AccountForm, emptyForm, type FormState } from './form-state.ts';
import type { FormTexts } from './form-texts.ts';
import { fillIn, isChanged, pick, valuesOf } from './form-values.ts';
import { refusedField } from './refused-field.ts';
import { checkForm } from './schemas.ts';
import { trackSession } from './track-session.ts';

type RefusalTexts = { readonly [Code in RefusalCode<IdentityRefusal>]?: string };

export type FormOptions<Schema extends v.GenericSchema> = {
	readonly name: string;
	readonly schema: Schema;
	readonly words: FormTexts;
	/** The state that the server rendered, or the values of the profile. Default: an empty form. */
	readonly initial?: FormState | undefined;
	/** Values that only the browser knows, for the fields that are empty when the form is hydrated. */
	readonly known?: () => FormState['values'];
	/** Whether the form may be sent before anything is changed. */
	readonly isReady?: boolean;
	/** Called once, when the reader begins to fill the form in. */
	readonly onStart?: () => void;
	/** Texts of this form for refusals, by code, instead of the brand's. */
	readonly refusalTexts?: RefusalTexts;
	/** Sends the checked values. Returns what the form shows then, or undefined when the page is left. */
	readonly send: (values: v.InferOutput<Schema>) => Promise<FormState | undefined>;
};

/**
 * The state of a form that the browser controls: it is checked while one types, with the schemas of the service (FORM-16 to FORM-18,
 * FLOW-01, FLOW-06).
 */
export function useForm<Schema extends v.GenericSchema>(options: FormOptions<Schema>): AccountForm {
	const { name, initial = emptyForm } = options;
	const [state, setState] = useState(initial);
	const [isHydrated, setHydrated] = useState(false);
	const [isChecking, setChecking] = useState(false);
	const [maySubmit, setMaySubmit] = useState(options.isReady ?? false);
	const touched = useRef(new Set<string>());
	const element = useRef<HTMLFormElement>(null);

	const check = (form: HTMLFormElement, before: FormState) => {
		const values = valuesOf(form);
		const checked = checkForm(options.schema, values, options.words);
		const isDirty = options.isReady || isChanged(values, initial.values);
		setMaySubmit(isDirty && checked.kind === 'valid');
		const problems = checked.kind === 'invalid' ? pick(checked.problems, touched.current) : {};
		setState({ ...before, values, problems });
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is hydrated
	useEffect(() => {
		setHydrated(true);
		if (!isHydrated) return;
		trackSession();
		if (element.current && options.known) fillIn(element.current, options.known());
		// Counts what was typed, or filled in by the browser, before hydration.
		if (element.current && Object.values(valuesOf(element.current)).some(Boolean)) {
			check(element.current, initial);
			options.onStart?.();
		} else element.current?.addEventListener('input', () => options.onStart?.(), { once: true });
	}, [isHydrated]);

	const onInput = (event: FormEvent<HTMLFormElement>) => {
		if (event.target instanceof HTMLInputElement) touched.current.add(event.target.name);
		check(event.currentTarget, emptyForm);
	};

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const values = valuesOf(form);
		const checked = checkForm(options.schema, values, options.words);
		if (isChecking || checked.kind === 'invalid') return;
		setChecking(true);
		setState({ values, problems: {} });
		try {
			const next = await options.send(checked.values);
			if (next === undefined) return;
			setState(next);
			for (const input of form.querySelectorAll<HTMLInputElement>('input[autocomplete*="password"]')) input.value = '';
			touched.current.clear();
			setMaySubmit(options.isReady ?? false);
		} catch (error) {
			const refused = stateAfter(error, values, options);
			setState(refused);
			for (const field of Object.keys(refused.problems)) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
		}
		setChecking(false);
	};

	return { name, state, element, controls: isHydrated ? { isChecking, maySubmit, onInput, onSubmit } : undefined };
}

/** What a form shows after an error: the text at the field at fault, or above the form. */
function stateAfter(
	error: unknown,
	values: FormState['values'],
	{ words, refusalTexts }: Pick<FormOptions<v.GenericSchema>, 'words' | 'refusalTexts'>,
): FormState {
	const text = errorText(error, words, refusalTexts);
	const field = isApiError(error) ? refusedField(error.code, values) : undefined;
	return field === undefined ? { values, problems: {}, invalidInput: text } : { values, problems: { [field]: text } };
}
