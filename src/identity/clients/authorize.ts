import type { ReaderCall } from '../call.ts';
import type { AuthorizationRequest } from '../contract/authorization.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { issueCode } from './authorization-codes.ts';
import { findClient } from './find-client.ts';

/**
 * Answers the authorization request of a client: returns, as `message`, the URL that takes the signed-in reader back to the client with a
 * code, the client's state and our issuer (API-37, contract 8.5, RFC 9207).
 */
export async function authorize(deps: IdentityDeps, call: ReaderCall, request: AuthorizationRequest): Promise<{ message: string }> {
	const { client_id: client, redirect_uri, code_challenge: challenge, nonce = null, scope, state } = request;
	findClient(deps, call, { id: client, redirectUri: redirect_uri });
	const code = await issueCode(deps, call, { client, redirect_uri, challenge, nonce, scope });
	const target = new URL(redirect_uri);
	target.searchParams.append('code', code);
	if (state !== undefined) target.searchParams.append('state', state);
	target.searchParams.append('iss', call.origin);
	return { message: target.href };
}
