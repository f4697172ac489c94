import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { seal, unseal } from '#platform/sealing';
import { issuers } from '../../accounts/issuers.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findNotifiedLogin, isOnlyLogin, type NotifiedUser, removeNotifiedLogin } from '../../providers/logins/remove-notified-login.ts';
import { refuse } from '../../refuse.ts';
import { inTransaction } from '../../store/transaction.ts';
import { eraseAccount, finishErasure } from './erase-account.ts';

/** What Facebook signs with the secret of our app (Meta, "Parsing the Signed Request"); times in s. */
const signedRequest = v.object({
	algorithm: v.literal('HMAC-SHA256'),
	user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,32}$/)),
	issued_at: v.number(),
});

/** Where it is told what became of a request. */
export const statusPath = '/identity/public/v1/facebook/deletion';

/**
 * Deletes what came from Facebook because its user asked there (P08, Meta's data deletion callback): the account that nothing else signs in
 * to, or the link of one that stays. Asked again, or about nobody, it says the same. Gives what Facebook shows its user.
 */
export async function deleteForFacebook(deps: IdentityDeps, call: Call, signed: string) {
	const { user_id: subject, issued_at } = readSignedRequest(deps, call, signed) ?? refuse('notice-invalid');
	const erased = await removeFacebookLogin(deps, call, { issuer: issuers.Facebook, subject, at: new Date(issued_at * 1000) });
	if (erased !== undefined) await finishErasure(deps, erased);
	const code = seal(deps.derived.notices, String(deps.clock().getTime())).toString('hex');
	return { url: `${call.origin}${statusPath}/${code}`, confirmation_code: code };
}

/** When the request of a confirmation code was carried out; undefined for a code that we did not give. Nothing is kept for it. */
export function deletedAt({ derived }: IdentityDeps, code: string): Date | undefined {
	try {
		return new Date(Number(unseal(derived.notices, Buffer.from(code, 'hex'))));
	} catch {
		return undefined;
	}
}

function readSignedRequest(deps: IdentityDeps, call: Call, signed: string): v.InferOutput<typeof signedRequest> | undefined {
	const [signature = '', payload = ''] = signed.split('.');
	const given = Buffer.from(signature, 'base64url');
	const isOf = (secret: string) => {
		const expected = createHmac('sha256', secret).update(payload).digest();
		return given.length === expected.length && timingSafeEqual(given, expected);
	};
	if (!deps.providers.settingsFor(call).facebook.some(({ secret }) => isOf(secret.reveal()))) return undefined;
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), signedRequest), Buffer.from(payload, 'base64url').toString());
	return read.success ? read.output : undefined;
}

/** Gives the id of the account that is gone with it. */
async function removeFacebookLogin(deps: IdentityDeps, call: Call, told: NotifiedUser): Promise<string | undefined> {
	return inTransaction(deps, async (tx) => {
		const login = await findNotifiedLogin(tx.tables, call, told);
		if (!login) return undefined;
		if (await isOnlyLogin(tx.tables, login)) {
			return (await eraseAccount(tx, { account: login.account, reason: 'asked' })) ? login.account : undefined;
		}
		await removeNotifiedLogin(tx, call, login);
		return undefined;
	});
}
