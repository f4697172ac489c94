import { type Brand, dateIn } from '#brands';
import type { EndpointName } from '#identity/contract';
import { type FormTexts, formTextsOf } from '../islands/account/form-texts.ts';
import type { Answer, CallInput, Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { returnPathOfCookie } from './return-cookie.ts';

/** A request for an account page, or a form posted to it, with the calls that it may make. */
export type AccountRequest = {
	readonly brand: Brand;
	readonly words: FormTexts;
	/** Fields of the posted form; none for a request for the page. */
	readonly fields: Readonly<Record<string, string>>;
	/** The query of the request's address. */
	readonly query: URLSearchParams;
	/** Today in the brand's time zone, as `dateIn` returns it. */
	readonly today: string;
	/** The path that the reader returns to after signing in; undefined where the browser keeps none. */
	readonly cookieReturnPath: string | undefined;
	/** Whether the request has a session. */
	readonly hasSession: boolean;
	/** Calls the identity service with the request's session; throws the service's refusal. */
	call<Name extends EndpointName>(name: Name, input?: CallInput): Promise<Answer<Name>>;
};

type Received = Pick<AccountRequest, 'brand' | 'fields'>;

/** Reads a posted form, or the request for a page as a form without fields. */
export function readAccountRequest({ calls, clock }: FormDeps, exchange: Exchange, { brand, fields }: Received): AccountRequest {
	return {
		brand,
		fields,
		words: formTextsOf(brand),
		query: new URL(exchange.request.url, 'http://page').searchParams,
		today: dateIn(brand.timeZone, clock()),
		cookieReturnPath: returnPathOfCookie(exchange.request),
		hasSession: calls.hasSession(exchange.request),
		call: (name, input = {}) => calls.call(name, exchange, input),
	};
}
