import type { ReaderCall } from '../call.ts';
import type { AuthorizationRequest } from '../contract/authorization.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { issueCode } from './authorization-codes.ts';
import { findClient } from './find-client.ts';

/** The address that takes a signed-in reader back to the client, with a code (API-37, contract 8.5). It names us, too (RFC 9207). */
export async function authorize(deps: IdentityDeps, call: ReaderCall, asked: AuthorizationRequest): Promise<{ message: string }> {
	const { client_id: client, redirect_uri, code_challenge: challenge, nonce = null, scope, state } = asked;
	findClient(deps, call, { id: client, redirectUri: redirect_uri });
	const code = await issueCode(deps, call, { client, redirect_uri, challenge, nonce, scope });
	const back = new URL(redirect_uri);
	back.searchParams.append('code', code);
	if (state !== undefined) back.searchParams.append('state', state);
	back.searchParams.append('iss', call.origin);
	return { message: back.href };
}
