import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Call } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import { inTransaction } from '../../store/transaction.ts';
import { callProvider } from '../call-provider.ts';
import { lockLoginOfNotice, type NoticeSubject, removeLoginOnNotice } from '../logins/remove-login-on-notice.ts';

/** An event of an Apple user ("Processing changes for Sign in with Apple accounts"). Apple documents two spellings of the last type. */
const event = v.object({
	type: v.picklist(['email-disabled', 'email-enabled', 'consent-revoked', 'account-delete', 'account-deleted']),
	sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
});
const claims = v.object({ iat: v.number(), events: v.pipe(v.string(), v.parseJson(), event) });

/**
 * Handles a server-to-server notice of Apple (F10). Removes the login of a reader who withdrew their consent or deleted their Apple account;
 * records it when the email relay was closed or opened. Refuses a notice that Apple did not sign for a client of the brand.
 */
export async function handleAppleNotice(deps: IdentityDeps, call: Call, payload: string): Promise<{ success: true }> {
	await deps.throttle.provider(call);
	const { iat, events } = await callProvider(deps, { call, provider: 'Apple' }, () => verifyNotice(deps, call, payload));
	const user = { issuer: deps.providers.addresses.apple, subject: events.sub, at: new Date(iat * 1000) };
	await inTransaction(deps, (tx) => applyNotice(tx, call, { user, type: events.type }));
	return { success: true };
}

async function verifyNotice(deps: IdentityDeps, call: Call, payload: string): Promise<v.InferOutput<typeof claims>> {
	const { apple, oidc } = deps.providers.settingsFor(call);
	const clients = [...(apple ? [apple] : []), ...oidc.filter(({ protocol }) => protocol === 'Apple')].map(({ clientId }) => clientId);
	if (clients.length === 0) return refuse('provider-off');
	const issuer = deps.providers.addresses.apple;
	try {
		const { payload: verified } = await jwtVerify(payload, deps.providers.keysAt(`${issuer}/auth/keys`), {
			issuer,
			audience: clients,
			algorithms: ['RS256'],
			currentDate: deps.clock(),
		});
		return v.parse(claims, verified);
	} catch (error) {
		if (error instanceof errors.JOSEError || v.isValiError(error)) return refuse('notice-invalid');
		throw error;
	}
}

type AppleNotice = { readonly user: NoticeSubject; readonly type: v.InferOutput<typeof event>['type'] };

async function applyNotice(tx: TransactionDeps, call: Call, { user, type }: AppleNotice): Promise<void> {
	const login = await lockLoginOfNotice(tx, call, user);
	if (!login) return;
	if (!type.startsWith('email-')) return removeLoginOnNotice(tx, call, login);
	await recordSecurityEvent(tx, call, { event: type === 'email-disabled' ? 'relay_closed' : 'relay_opened', account: login.account });
}
