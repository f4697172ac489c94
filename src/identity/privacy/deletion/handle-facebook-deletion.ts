import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameSecret, seal, unseal } from '#platform/crypto';
import { issuers } from '../../accounts/issuers.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { isOnlyLogin, lockLoginOfNotice, type NoticeSubject, removeLoginOnNotice } from '../../providers/logins/remove-login-on-notice.ts';
import { refuse } from '../../refuse.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure } from './erase-account.ts';

/** The payload that Facebook signs with our app's secret (Meta, "Parsing the Signed Request"). Times in s. */
const signedRequest = v.object({
	algorithm: v.literal('HMAC-SHA256'),
	user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,32}$/)),
	issued_at: v.number(),
});

/** The path of the page that says when a deletion request was carried out. */
export const statusPath = '/identity/public/v1/facebook/deletion';

/**
 * Handles Meta's data deletion callback (P08): deletes the account of a Facebook user, or only the Facebook login of an account with other
 * logins. The answer is the same for a repeated request and for an unknown user; Facebook shows its URL and code to the user.
 */
export async function handleFacebookDeletion(deps: IdentityDeps, call: Call, request: string) {
	const { user_id: subject, issued_at } = readSignedRequest(deps, call, request) ?? refuse('notice-invalid');
	const erased = await removeFacebookLogin(deps, call, { issuer: issuers.Facebook, subject, at: new Date(issued_at * 1000) });
	if (erased !== undefined) await finishErasure(deps, erased);
	const code = seal(deps.derived.notices, String(deps.clock().getTime())).toString('hex');
	return { url: `${call.origin}${statusPath}/${code}`, confirmation_code: code };
}

/** The time stored in a confirmation code: when we handled the request. Undefined for a forged code. */
export function deletedAt({ derived }: IdentityDeps, code: string): Date | undefined {
	try {
		return new Date(Number(unseal(derived.notices, Buffer.from(code, 'hex'))));
	} catch {
		return undefined;
	}
}

function readSignedRequest(deps: IdentityDeps, call: Call, request: string): v.InferOutput<typeof signedRequest> | undefined {
	const [encodedSignature = '', payload = ''] = request.split('.');
	const signature = Buffer.from(encodedSignature, 'base64url');
	const isSignedWith = (secret: string) => isSameSecret(signature, createHmac('sha256', secret).update(payload).digest());
	if (!deps.providers.settingsFor(call).facebook.some(({ secret }) => isSignedWith(secret.reveal()))) return undefined;
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedRequest), Buffer.from(payload, 'base64url').toString());
	return parsed.success ? parsed.output : undefined;
}

/** Removes the login, or the account that has no other. Returns the id of an erased account. */
async function removeFacebookLogin(deps: IdentityDeps, call: Call, user: NoticeSubject): Promise<string | undefined> {
	return inTransaction(deps, async (tx) => {
		const login = await lockLoginOfNotice(tx, call, user);
		if (!login) return undefined;
		if (!(await isOnlyLogin(tx.tables, login))) {
			await removeLoginOnNotice(tx, call, login);
			return undefined;
		}
		await eraseAccount(tx, { account: login.account, reason: 'asked' });
		return login.account;
	});
}
