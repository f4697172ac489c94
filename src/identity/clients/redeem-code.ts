// The token endpoint: exchanges a client's authorization code and PKCE verifier for tokens.
import type { Selectable } from 'kysely';
import type { Call } from '../call.ts';
import type { ClientTokens } from '../contract/client-authorization.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { scopesIn } from '../sessions/client-of-session.ts';
import { type NewSession, openSession } from '../sessions/open-session.ts';
import { tokenResponse } from '../sessions/session-tokens.ts';
import { accessTokenSeconds } from '../sessions/tokens/access-token.ts';
import { lockAccount } from '../store/lock-account.ts';
import type { Account, CodeRow, Session, Tables } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { accountOfCode, type CodeProof, endSessionOfReusedCode, spendCode } from './authorization-codes.ts';
import { isGranted } from './client-grants.ts';
import { authenticateClient, type ClientTokenRequest } from './identify-client.ts';
import { signIdToken } from './sign-id-token.ts';

/**
 * Exchanges a code and its PKCE verifier for tokens (API-36). Refuses every other grant type. Wrong client secrets are limited per
 * network. Wrong codes are limited only for clients without a secret. A client with a secret is one server for many readers: if its
 * wrong codes counted, one reader could use up the limit for all.
 */
export async function redeemCode(deps: IdentityDeps, call: Call, request: ClientTokenRequest): Promise<ClientTokens> {
	if (request.grant_type !== 'authorization_code') refuse('grant-unsupported');
	const client = await deps.throttle.redemption(call, async () => authenticateClient(deps, call, request));
	const proof = { code: request.code, client: client.clientId, redirectUri: request.redirect_uri, verifier: request.code_verifier };
	const redeem = () => openOrRefuse(deps, call, proof);
	return issueTokens(deps, call, client.secret ? await redeem() : await deps.throttle.redemption(call, redeem));
}

async function openOrRefuse(deps: IdentityDeps, call: Call, proof: CodeProof): Promise<Opened> {
	const opened = await inTransaction(deps, (tx) => openClientSession(tx, call, proof));
	if (opened) return opened;
	await endSessionOfReusedCode(deps, call, proof.code);
	return refuse('code-spent');
}

type Opened = NonNullable<Awaited<ReturnType<typeof openClientSession>>>;

async function issueTokens(deps: IdentityDeps, call: Call, opened: Opened): Promise<ClientTokens> {
	const { accessToken, refreshToken } = await tokenResponse(deps, call, opened.signed);
	const id_token = await signIdToken(deps, call, { ...opened, accessToken });
	const token = { token_type: 'Bearer', expires_in: accessTokenSeconds, scope: opened.code.scope } as const;
	return { access_token: accessToken, refresh_token: refreshToken, id_token, ...token };
}

/** Spends the code and opens the client's session in one transaction; undefined when the code does not work. */
async function openClientSession(tx: TransactionDeps, call: Call, proof: CodeProof) {
	// Lock the account first. A change that locks it and ends its sessions (such as a new password) is either finished, and the next query
	// sees it, or runs afterwards and ends the new session too. A deletion locks it before the code, too, so that the two never deadlock.
	const account = await lockAccount(tx.tables, accountOfCode(tx.tables, proof.code));
	const code = account && (await spendCode(tx, call, proof));
	if (!code) return undefined;
	const granting = await findGrantingSession(tx.tables, code);
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
