import { sql } from 'kysely';
import * as v from 'valibot';
import { brandList } from '#brands';
import { unseal } from '#platform/crypto';
import type { IdentityDeps } from '../../identity-deps.ts';
import { revocableTokenSchema } from '../logins/queue-revocations.ts';
import { openidProvider } from './openid-provider.ts';

/** Wait after a failed try (ms), and how long to try (ms). */
const retryAfterMs = 600_000;
const retryForMs = 7 * 86_400_000;

/**
 * Revokes the queued tokens at Apple, the only provider whose tokens we keep for this (F10, TN3194). One process at a time tries a
 * token, until Apple accepts it or a week has passed.
 */
export async function revokeAppleTokens(deps: IdentityDeps): Promise<void> {
	const { tables, clock, log } = deps;
	await tables
		.deleteFrom('identity.revocation')
		.where('made_at', '<', new Date(clock().getTime() - retryForMs))
		.execute();
	for (const { id, sealed } of await claimDueTokens(deps)) {
		try {
			await revoke(deps, v.parse(revocableTokenSchema, JSON.parse(unseal(deps.derived.revocations, sealed))));
			await tables.deleteFrom('identity.revocation').where('id', '=', id).execute();
		} catch (error) {
			log.warn({ error }, 'a provider did not revoke a token; it will be tried again');
		}
	}
}

async function claimDueTokens({ tables, clock }: IdentityDeps) {
	const due = sql<number>`(select id from identity.revocation where due_at <= ${clock()} order by due_at limit 50 for update skip locked)`;
	return tables
		.updateTable('identity.revocation')
		.set({ due_at: new Date(clock().getTime() + retryAfterMs) })
		.where('id', 'in', due)
		.returning(['id', 'sealed'])
		.execute();
}

/** Revokes a token. Every response that `fetch` does not reject means that the token is invalid (RFC 7009, 2.2). */
async function revoke(deps: IdentityDeps, { brand: id, provider, token }: v.InferOutput<typeof revocableTokenSchema>): Promise<void> {
	const brand = brandList.find((one) => one.id === id);
	if (!brand) return;
	const { clientId, secret } = openidProvider(deps, { brand, origin: '' }, provider);
	const form = { client_id: clientId, client_secret: (await secret()) ?? '', token, token_type_hint: 'refresh_token' };
	const { apple } = deps.providers.addresses;
	const fetch = deps.providers.fetch(new URL(apple).host);
	await fetch(`${apple}/auth/revoke`, {
		method: 'POST',
		body: String(new URLSearchParams(form)),
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	});
}
