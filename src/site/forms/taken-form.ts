import type * as v from 'valibot';
import type { Brand } from '#brands';
import { dayIn, type EndpointName } from '#identity/contract';
import type { FormState } from '../islands/account/form-state.ts';
import { checkForm } from '../islands/account/schemas.ts';
import { type FormWords, wordsOf } from '../islands/account/words.ts';
import type { AccountCalls, Answer } from './account-calls.ts';

/** Where a form leads, or what it shows when its page comes again. */
export type Outcome =
	| { readonly to: string }
	| { readonly state: FormState; readonly status: number }
	/** A text for the reader's downloads. */
	| { readonly file: string; readonly name: string }
	/** Her account is gone. */
	| { readonly goodbye: true };

/** A form that came from our own page, with the address that it was posted to. */
export type TakenForm = {
	readonly brand: Brand;
	readonly words: FormWords;
	readonly given: Readonly<Record<string, string>>;
	readonly query: URLSearchParams;
	/** The day in the brand's zone, as `dayIn` gives it. */
	readonly today: string;
	/** Whether the browser brings a session. */
	readonly hasSession: boolean;
	call<Name extends EndpointName>(name: Name, sent?: Parameters<AccountCalls['call']>[2]): Promise<Answer<Name>>;
};

/** Takes one form. */
export type Take = (form: TakenForm) => Promise<Outcome>;

type Taking = Pick<TakenForm, 'brand' | 'given' | 'query' | 'hasSession' | 'call'> & { readonly now: Date };

export function takenForm({ now, ...taking }: Taking): TakenForm {
	return { ...taking, words: wordsOf(taking.brand), today: dayIn(taking.brand.timeZone, now) };
}

/** Goes on with the fields of a form when they are right; the page tells what is wrong with them otherwise. */
export async function withFields<Schema extends v.GenericSchema>(
	{ given, words }: TakenForm,
	schema: Schema,
	go: (values: v.InferOutput<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
	const checked = checkForm(schema, given, words);
	if ('values' in checked) return go(checked.values);
	return { state: { values: shownAgain(given), problems: checked.problems }, status: 422 };
}

/** What a page may show of what was sent: no password (FORM). */
export function shownAgain(given: TakenForm['given']): FormState['values'] {
	return Object.fromEntries(Object.entries(given).filter(([name]) => !/password/i.test(name)));
}

/** The page again, with why the form was refused. */
export const refused = ({ given }: Pick<TakenForm, 'given'>, invalidInput: string): Outcome => ({
	state: { values: shownAgain(given), problems: {}, invalidInput },
	status: 422,
});

export const done = (text: string, values: FormState['values'] = {}): Outcome => ({
	state: { values, problems: {}, done: text },
	status: 200,
});
