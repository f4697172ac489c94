import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { digest, randomSecret } from '#platform/crypto';
import type { Call, ReaderCall } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { CodeRow, Tables } from '../store/tables.ts';

/** How long a code works (ms, F07). */
const codeLifeMs = 60_000;
/** How long a row is kept after the code expires (ms), so that a second use is detected. */
const keepRowMs = 86_400_000;

/** What a code is bound to. */
export type CodeGrant = Pick<CodeRow, 'client' | 'redirect_uri' | 'challenge' | 'nonce' | 'scope'>;

/** Issues an authorization code for the signed-in reader. Only its SHA-256 digest is stored. */
export async function issueCode({ tables, clock }: IdentityDeps, call: ReaderCall, grant: CodeGrant): Promise<string> {
	const code = randomSecret();
	const { account, session } = call.reader;
	await tables
		.insertInto('identity.code')
		.values({
			...grant,
			hash: digest(code),
			brand: call.brand.id,
			account,
			session,
			expires_at: new Date(clock().getTime() + codeLifeMs),
			used_at: null,
			opened: null,
		})
		.execute();
	return code;
}

/** What a client must present to redeem a code. */
export type CodeProof = { readonly code: string; readonly client: string; readonly redirectUri: string; readonly verifier: string };

/** Finds the account that a code is for. */
export const accountOfCode = (tables: Tables, code: string) =>
	tables.selectFrom('identity.code').select('account').where('hash', '=', digest(code)).$asScalar();

/**
 * Spends a code: one of any number of parallel requests gets its row, and only with the PKCE verifier (RFC 7636 4.6). Returns undefined for
 * a code that is unknown, spent, expired or another client's.
 */
export async function spendCode(
	{ clock, tables }: TransactionDeps,
	call: Call,
	{ code, client, redirectUri, verifier }: CodeProof,
): Promise<Selectable<CodeRow> | undefined> {
	const now = clock();
	return tables
		.updateTable('identity.code')
		.set({ used_at: now })
		.where('hash', '=', digest(code))
		.where('brand', '=', call.brand.id)
		.where('client', '=', client)
		.where('redirect_uri', '=', redirectUri)
		.where('challenge', '=', createHash('sha256').update(verifier).digest('base64url'))
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returningAll()
		.executeTakeFirst();
}

/** Ends the session that a reused code opened, because two parties have the code (F07, RFC 6749 4.1.2). */
export async function endSessionOfReusedCode(deps: IdentityDeps, call: Call, code: string): Promise<void> {
	const spent = await deps.tables
		.selectFrom('identity.code')
		.select(['account', 'client', 'opened'])
		.where('hash', '=', digest(code))
		.where('brand', '=', call.brand.id)
		.executeTakeFirst();
	if (!spent || spent.opened === null) return;
	const { account, client, opened } = spent;
	await endSessions(deps, { account, only: opened, reason: 'code-reuse' });
	await recordSecurityEvent(deps, call, { event: 'code_reuse', account, details: { client } });
}

/** Deletes the codes that expired more than a day ago. */
export async function deleteOldCodes({ tables, clock }: IdentityDeps): Promise<void> {
	await tables
		.deleteFrom('identity.code')
		.where('expires_at', '<', new Date(clock().getTime() - keepRowMs))
		.execute();
}
