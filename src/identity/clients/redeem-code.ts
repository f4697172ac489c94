// The token request of a client: its code and PKCE verifier against tokens.
import type { Selectable } from 'kysely';
import { getAccount } from '../accounts/find-account.ts';
import type { Call } from '../call.ts';
import type { ClientTokens } from '../contract/authorization.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { type NewSession, openSession } from '../sessions/open-session.ts';
import { scopesIn } from '../sessions/session-client.ts';
import { tokenResponse } from '../sessions/token-response.ts';
import { accessTokenSeconds } from '../sessions/tokens/access-token.ts';
import type { Account, CodeRow, Session, Tables } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { type CodeProof, endSessionOfReusedCode, spendCode } from './authorization-codes.ts';
import { isGranted } from './client-grants.ts';
import { authenticateClient, type ClientRequest } from './find-client.ts';
import { signIdToken } from './sign-id-token.ts';

/** Exchanges a code and its PKCE verifier for tokens (API-36). Refuses every other grant type. */
export async function redeemCode(deps: IdentityDeps, call: Call, request: ClientRequest): Promise<ClientTokens> {
	await deps.throttle.provider(call);
	if (request.grant_type !== 'authorization_code') refuse('grant-unsupported');
	const { clientId: client } = authenticateClient(deps, call, request);
	const proof = { code: request.code, client, redirectUri: request.redirect_uri, verifier: request.code_verifier };
	const opened = await inTransaction(deps, (tx) => openClientSession(tx, call, proof));
	if (!opened) {
		await endSessionOfReusedCode(deps, call, request.code);
		return refuse('code-spent');
	}
	const { accessToken, refreshToken } = await tokenResponse(deps, call, opened.signed);
	const id_token = await signIdToken(deps, call, { ...opened, accessToken });
	const token = { token_type: 'Bearer', expires_in: accessTokenSeconds, scope: opened.code.scope } as const;
	return { access_token: accessToken, refresh_token: refreshToken, id_token, ...token };
}

/** Spends the code and opens the client's session in one transaction; undefined when the code does not work. */
async function openClientSession(tx: TransactionDeps, call: Call, proof: CodeProof) {
	const code = await spendCode(tx, call, proof);
	if (!code) return undefined;
	const granting = await findGrantingSession(tx.tables, code);
	const account = await getAccount(tx.tables, code.account);
	const client = { brand: code.brand, id: code.client, scope: code.scope };
	if (!(await isGranted(tx.tables, code, scopesIn(code.scope)))) refuse('code-spent');
	const signed = await openSession(tx, call, { ...clientSession(account, granting), client });
	await tx.tables.updateTable('identity.code').set({ opened: signed.session.id }).where('hash', '=', code.hash).execute();
	return { code, account, signed, signedInAt: granting.signed_in_at };
}

/** The session in which the reader got the code. Refuses with `code-spent` when it has ended since, or the account was disabled. */
async function findGrantingSession(tables: Tables, { session, account }: Selectable<CodeRow>): Promise<Session> {
	const found = await tables
		.selectFrom('identity.session as session')
		.innerJoin('identity.account as account', 'account.id', 'session.account')
		.selectAll('session')
		.where('session.id', '=', session)
		.where('session.account', '=', account)
		.where('session.ended_at', 'is', null)
		.where('account.status', 'in', ['Active', 'PendingAnonymize'])
		.executeTakeFirst();
	return found ?? refuse('code-spent');
}

/** The client's session. It lasts as long as the reader's own and is no fresher (LIM-01). */
const clientSession = (account: Account, { remembered, signed_in_at }: Session): NewSession => ({
	account,
	method: 'client',
	remember: remembered,
	signedInAt: signed_in_at,
});
