import * as v from 'valibot';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { saveAuthorizationResponse } from '../authorization-requests/authorization-requests.ts';
import { appleId, openidProvider } from './openid-provider.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));
const name = v.object({ name: v.object({ firstName: words(100), lastName: words(100) }) });

/** What a provider sends back, in the address or in a form. Apple adds `user`, JSON, at the first sign-in of a reader. */
export const callbackParameters = v.object({
	state: words(500),
	code: words(4_000),
	iss: words(500),
	error: words(200),
	user: words(4_000),
});
type CallbackParameters = v.InferOutput<typeof callbackParameters>;

/** The provider's id in our addresses, and what it sent. */
type Returning = { readonly id: string; readonly answer: CallbackParameters };

/**
 * The address of the page that ends the sign-in: with a code of ours, which is of use to this browser alone, or with an `error`. The code
 * is the last of it, since clients take everything behind it (contract 4.35).
 */
export async function handleCallback(deps: IdentityDeps, call: Call, { id, answer }: Returning): Promise<string> {
	const { returnUrl } = openidProvider(deps, call, id);
	await deps.throttle.provider(call);
	const { state = '', code = '', iss: issuer, error } = answer;
	const returned = { provider: id, state, code, ...(issuer !== undefined && { issuer }), ...namesIn(answer.user) };
	const ours = error === undefined && code !== '' ? await saveAuthorizationResponse(deps, call, returned) : undefined;
	const page = new URL(returnUrl);
	const parameters: PageParameters = ours === undefined ? errorFor(error) : [...stateFor(id, state), ['code', ours]];
	for (const [key, value] of parameters) page.searchParams.append(key, value);
	return page.href;
}

type PageParameters = readonly (readonly [key: string, value: string])[];

/** A page with a state goes on with the calls of OpenID, one without with those of Apple (contract 8.3). */
const stateFor = (id: string, state: string): PageParameters => (id === appleId ? [] : [['state', state]]);

/** Readers who change their mind are told apart; Apple has a name of its own for that. */
function errorFor(error: string | undefined): PageParameters {
	const isCancelled = error === 'access_denied' || error === 'user_cancelled_authorize';
	return [['error', isCancelled ? 'access_denied' : 'sign_in_failed']];
}

function namesIn(user: string | undefined) {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), name), user);
	const { firstName, lastName } = read.success ? read.output.name : {};
	return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}
