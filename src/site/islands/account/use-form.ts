// The hook behind every account form: state, checks while one types, sending.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { IdentityRefusal, RefusalCode } from '#identity/contract';
import { AnswerFault, isApiError, NetworkFault } from '#identity-client';
import { emptyForm, type FormState, type LiveForm } from './form-state.ts';
import { refusedField } from './refused-field.ts';
import { checkForm } from './schemas.ts';
import { trackSession } from './track-session.ts';
import { type FormWords, refusalText } from './words.ts';

type RefusalTexts = { readonly [Code in RefusalCode<IdentityRefusal>]?: string };

export type FormOptions<Schema extends v.GenericSchema> = {
	readonly name: string;
	readonly schema: Schema;
	readonly words: FormWords;
	/** The state that the server rendered, or the values of the profile. Default: an empty form. */
	readonly initial?: FormState | undefined;
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
export function useForm<Schema extends v.GenericSchema>(options: FormOptions<Schema>): LiveForm {
	const { name, initial = emptyForm } = options;
	const [state, setState] = useState(initial);
	const [isLive, setLive] = useState(false);
	const [isChecking, setChecking] = useState(false);
	const [maySubmit, setMaySubmit] = useState(options.isReady ?? false);
	const touched = useRef(new Set<string>());
	const element = useRef<HTMLFormElement>(null);

	const check = (form: HTMLFormElement, before: FormState) => {
		const values = valuesOf(form);
		const checked = checkForm(options.schema, values, options.words);
		const isDirty = options.isReady || isChanged(values, initial.values);
		setMaySubmit(isDirty && checked.kind === 'valid');
		const problems = checked.kind === 'invalid' ? only(checked.problems, touched.current) : {};
		setState({ ...before, values, problems });
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is hydrated
	useEffect(() => {
		setLive(true);
		if (!isLive) return;
		trackSession();
		// Counts what was typed, or filled in by the browser, before hydration.
		if (element.current && Object.values(valuesOf(element.current)).some(Boolean)) {
			check(element.current, initial);
			options.onStart?.();
		} else element.current?.addEventListener('input', () => options.onStart?.(), { once: true });
	}, [isLive]);

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
			const text = textOf(error, options.words, options.refusalTexts);
			const field = isApiError(error) ? refusedField(error.code, values) : undefined;
			setState(field === undefined ? { values, problems: {}, invalidInput: text } : { values, problems: { [field]: text } });
			if (field !== undefined) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
		}
		setChecking(false);
	};

	return { name, state, element, controls: isLive ? { isChecking, maySubmit, onInput, onSubmit } : undefined };
}

/** A missing value counts as empty, since a checkbox that is not ticked has none. */
function isChanged(values: FormState['values'], before: FormState['values']): boolean {
	return Object.keys({ ...before, ...values }).some((field) => (values[field] ?? '') !== (before[field] ?? ''));
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of new FormData(form)) if (name !== 'form' && typeof value === 'string') values[name] = value;
	return values;
}

function only(problems: FormState['problems'], names: ReadonlySet<string>): FormState['problems'] {
	return Object.fromEntries(Object.entries(problems).filter(([name]) => names.has(name)));
}

/** The text for the reader about an error: a refusal, a lost connection, or a refusal of the client itself. */
export function textOf(error: unknown, words: FormWords, refusalTexts: Readonly<Record<string, string>> = {}): string {
	if (error instanceof NetworkFault || error instanceof AnswerFault) return words.account.offline;
	const ownText = isApiError(error) && Object.hasOwn(refusalTexts, error.code) ? refusalTexts[error.code] : undefined;
	if (ownText !== undefined) return ownText;
	if (isApiError(error)) return refusalText({ message: error.message, reasons: reasonsOf(error) }, words);
	return error instanceof Error ? refusalText(error, words) : words.account.offline;
}

const reasonsOf = (error: object): readonly string[] =>
	'reasons' in error && Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
