// Handles the authorization response that a browser brings from a provider.
import * as v from 'valibot';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { saveAuthorizationResponse } from './authorization-requests.ts';
import { appleId, openidProvider } from './openid-provider.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));
const name = v.object({ name: v.object({ firstName: words(100), lastName: words(100) }) });

/** The parameters of an authorization response, in the query or in a form. Apple adds `user`, JSON, at a reader's first sign-in. */
export const callbackParameters = v.object({
	state: words(500),
	code: words(4_000),
	iss: words(500),
	error: words(200),
	user: words(4_000),
});
type CallbackParameters = v.InferOutput<typeof callbackParameters>;

/** The provider's id in our URLs, and its response. */
type Callback = { readonly id: string; readonly answer: CallbackParameters };

/**
 * Returns the URL of the page that finishes the sign-in, with an `error` or with the return code: the one-time code with which the browser that
 * began the sign-in finishes it. The code is the last parameter, because clients read everything after `code=` (contract 4.35).
 */
export async function handleCallback(deps: IdentityDeps, call: Call, { id, answer }: Callback): Promise<string> {
	const { returnUrl } = openidProvider(deps, call, id);
	await deps.throttle.provider(call);
	const { state = '', code = '', iss: issuer, error } = answer;
	const response = { provider: id, state, code, issuer, ...namesIn(answer.user) };
	const returnCode = error === undefined && code !== '' ? await saveAuthorizationResponse(deps, call, response) : undefined;
	const page = new URL(returnUrl);
	const parameters: PageParameters = returnCode === undefined ? errorFor(error) : [...stateFor(id, state), ['code', returnCode]];
	for (const [key, value] of parameters) page.searchParams.append(key, value);
	return page.href;
}

type PageParameters = readonly (readonly [key: string, value: string])[];

/** The page continues with the OpenID calls when it gets a state, and with the Apple calls otherwise (contract 8.3). */
const stateFor = (id: string, state: string): PageParameters => (id === appleId ? [] : [['state', state]]);

/** Tells a cancelled sign-in from a failed one. Apple has its own error code for the former. */
function errorFor(error: string | undefined): PageParameters {
	const isCancelled = error === 'access_denied' || error === 'user_cancelled_authorize';
	return [['error', isCancelled ? 'access_denied' : 'sign_in_failed']];
}

function namesIn(user: string | undefined) {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), name), user);
	return read.success ? read.output.name : {};
}
