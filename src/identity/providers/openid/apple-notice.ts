import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { issuers } from '../../accounts/issuers.ts';
import type { Call } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { note } from '../../store/audit/note.ts';
import { inTransaction } from '../../store/transaction.ts';
import { askProvider } from '../ask-provider.ts';
import { endLink, type Told, toldLogin } from '../logins/end-link.ts';

/** What happened to a user of Apple ("Processing changes for Sign in with Apple accounts"). The last one is written in two ways. */
const event = v.object({
	type: v.picklist(['email-disabled', 'email-enabled', 'consent-revoked', 'account-delete', 'account-deleted']),
	sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
});
const claims = v.object({ iat: v.number(), events: v.pipe(v.string(), v.parseJson(), event) });

/**
 * Takes a notice of Apple (F10): a reader who took her consent back, or whose account there is gone, is linked no more; that the relay of her
 * address was closed or opened is noted. What is not signed by Apple for a client of the brand is refused.
 */
export async function takeAppleNotice(deps: IdentityDeps, call: Call, payload: string): Promise<{ success: true }> {
	await deps.throttle.provider(call);
	const { iat, events } = await askProvider(deps, { call, provider: 'Apple' }, () => verified(deps, call, payload));
	const told = { issuer: issuers.Apple, subject: events.sub, at: new Date(iat * 1000) };
	await inTransaction(deps, (tx) => act(tx, call, { told, type: events.type }));
	return { success: true };
}

async function verified(deps: IdentityDeps, call: Call, payload: string): Promise<v.InferOutput<typeof claims>> {
	const { apple, oidc } = deps.providers.of(call);
	const clients = [...(apple ? [apple] : []), ...oidc.filter(({ protocol }) => protocol === 'Apple')].map(({ clientId }) => clientId);
	if (clients.length === 0) return refuse('provider-off');
	try {
		const { payload: said } = await jwtVerify(payload, deps.providers.keysAt(`${issuers.Apple}/auth/keys`), {
			issuer: issuers.Apple,
			audience: clients,
			algorithms: ['RS256'],
			requiredClaims: ['iat', 'events'],
			currentDate: deps.clock(),
		});
		return v.parse(claims, said);
	} catch (error) {
		if (error instanceof errors.JOSEError || v.isValiError(error)) return refuse('notice-invalid');
		throw error;
	}
}

type Acting = { readonly told: Told; readonly type: v.InferOutput<typeof event>['type'] };

async function act(tx: TransactionDeps, call: Call, { told, type }: Acting): Promise<void> {
	const login = await toldLogin(tx.tables, call, told);
	if (!login) return;
	if (!type.startsWith('email-')) return endLink(tx, call, login);
	await note(tx, call, { event: type === 'email-disabled' ? 'relay_closed' : 'relay_opened', account: login.account });
}
