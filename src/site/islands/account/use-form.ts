import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { IdentityRefusal, RefusalCode } from '#identity/contract';
import { AnswerFault, isApiError, NetworkFault } from '#identity-client';
import { emptyForm, type FormState, type LiveForm } from './form-state.ts';
import { checkForm } from './schemas.ts';
import { trackSession } from './track-session.ts';
import { type FormWords, refusalText } from './words.ts';

type RefusalTexts = { readonly [Code in RefusalCode<IdentityRefusal>]?: string };

export type FormParts<Schema extends v.GenericSchema> = {
	readonly name: string;
	readonly schema: Schema;
	readonly words: FormWords;
	/** As the server made it, or as it is filled by the profile. */
	readonly initial?: FormState | undefined;
	/** Nothing needs to be changed first. */
	readonly isReady?: boolean;
	/** Told once, when the reader begins to fill it in. */
	readonly begun?: () => void;
	/** Texts of this form for refusals, by code; they go before the brand's. */
	readonly refusalTexts?: RefusalTexts;
	/** Sends what is right; gives what the form says then, or nothing when the page is left. */
	readonly send: (values: v.InferOutput<Schema>) => Promise<FormState | undefined>;
};

/** A form in the hands of the browser: it is checked while one types, by the schemas of the service (FORM-16 to FORM-18, FLOW-01, FLOW-06). */
export function useForm<Schema extends v.GenericSchema>(parts: FormParts<Schema>): LiveForm {
	const { name, initial = emptyForm } = parts;
	const [state, setState] = useState(initial);
	const [isLive, setLive] = useState(false);
	const [isChecking, setChecking] = useState(false);
	const [maySubmit, setMaySubmit] = useState(parts.isReady ?? false);
	const touched = useRef(new Set<string>());
	const element = useRef<HTMLFormElement>(null);

	const look = (form: HTMLFormElement, known: FormState) => {
		const values = valuesOf(form);
		const checked = checkForm(parts.schema, values, parts.words);
		const isDirty = parts.isReady || isChanged(values, initial.values);
		setMaySubmit(isDirty && checked.kind === 'valid');
		const problems = checked.kind === 'invalid' ? only(checked.problems, touched.current) : {};
		setState({ ...known, values, problems });
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
	useEffect(() => {
		setLive(true);
		if (!isLive) return;
		trackSession();
		// What was typed, or filled in by the browser, before the form was in its hands counts.
		if (element.current && Object.values(valuesOf(element.current)).some(Boolean)) {
			look(element.current, initial);
			parts.begun?.();
		} else element.current?.addEventListener('input', () => parts.begun?.(), { once: true });
	}, [isLive]);

	const onInput = (event: FormEvent<HTMLFormElement>) => {
		if (event.target instanceof HTMLInputElement) touched.current.add(event.target.name);
		look(event.currentTarget, emptyForm);
	};

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const values = valuesOf(form);
		const checked = checkForm(parts.schema, values, parts.words);
		if (isChecking || checked.kind === 'invalid') return;
		setChecking(true);
		setState({ values, problems: {} });
		try {
			const next = await parts.send(checked.values);
			if (next === undefined) return;
			setState(next);
			for (const input of form.querySelectorAll<HTMLInputElement>('input[autocomplete*="password"]')) input.value = '';
			touched.current.clear();
			setMaySubmit(parts.isReady ?? false);
		} catch (error) {
			setState({ values, problems: {}, invalidInput: textOf(error, parts.words, parts.refusalTexts) });
		}
		setChecking(false);
	};

	return { name, state, element, controls: isLive ? { isChecking, maySubmit, onInput, onSubmit } : undefined };
}

/** What is missing is empty: a box that is not ticked is not sent. */
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

/** What the reader is told of what was thrown: a refusal, a connection that is lost, or what the client refuses by itself. */
export function textOf(error: unknown, words: FormWords, refusalTexts: Readonly<Record<string, string>> = {}): string {
	if (error instanceof NetworkFault || error instanceof AnswerFault) return words.account.offline;
	const ownText = isApiError(error) && Object.hasOwn(refusalTexts, error.code) ? refusalTexts[error.code] : undefined;
	if (ownText !== undefined) return ownText;
	if (isApiError(error)) return refusalText({ message: error.message, reasons: reasonsOf(error) }, words);
	return error instanceof Error ? refusalText(error, words) : words.account.offline;
}

const reasonsOf = (error: object): readonly string[] =>
	'reasons' in error && Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
