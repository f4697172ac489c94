import type { Brand } from '#brands';
import { dayIn, type EndpointName } from '#identity/contract';
import { type FormWords, wordsOf } from '../islands/account/words.ts';
import type { Answer, CallInput } from './form-calls.ts';

/** A form that one of our own pages posted. */
export type ReceivedForm = {
	readonly brand: Brand;
	readonly words: FormWords;
	readonly fields: Readonly<Record<string, string>>;
	/** Of the address that the form was posted to. */
	readonly query: URLSearchParams;
	/** Today in the brand's time zone, as `dayIn` returns it. */
	readonly today: string;
	/** The path that the reader returns to after signing in; undefined where the browser keeps none. */
	readonly cookieReturnPath: string | undefined;
	/** Whether the request has a session. */
	readonly hasSession: boolean;
	/** Calls the identity service with the request's session; throws the service's refusal. */
	call<Name extends EndpointName>(name: Name, input?: CallInput): Promise<Answer<Name>>;
};

type Received = Omit<ReceivedForm, 'words' | 'today'> & { readonly now: Date };

export function receivedForm({ now, ...form }: Received): ReceivedForm {
	return { ...form, words: wordsOf(form.brand), today: dayIn(form.brand.timeZone, now) };
}
