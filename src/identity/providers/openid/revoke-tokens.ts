import { sql } from 'kysely';
import * as v from 'valibot';
import { brandList } from '#brands';
import { unseal } from '#platform/sealing';
import { issuers } from '../../accounts/issuers.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { sealedToken } from '../logins/revocations.ts';
import { openidProvider } from './openid-provider.ts';

/** Waits after a try that failed, in ms, and for how long it is tried. */
const pause = 600_000;
const patience = 7 * 86_400_000;

/** Gives tokens back to their providers, each tried by one process at a time until it is taken or a week has gone by. */
export async function revokeTokens(deps: IdentityDeps): Promise<void> {
	const { tables, clock, log } = deps;
	await tables
		.deleteFrom('identity.revocation')
		.where('made_at', '<', new Date(clock().getTime() - patience))
		.execute();
	for (const { id, sealed } of await takeDue(deps)) {
		try {
			await revoke(deps, v.parse(sealedToken, JSON.parse(unseal(deps.derived.revocations, sealed))));
			await tables.deleteFrom('identity.revocation').where('id', '=', id).execute();
		} catch (error) {
			log.warn({ error }, 'a provider did not take a token back; it will be tried again');
		}
	}
}

async function takeDue({ tables, clock }: IdentityDeps) {
	const due = sql<number>`(select id from identity.revocation where due_at <= ${clock()} order by due_at limit 50 for update skip locked)`;
	return tables
		.updateTable('identity.revocation')
		.set({ due_at: new Date(clock().getTime() + pause) })
		.where('id', 'in', due)
		.returning(['id', 'sealed'])
		.execute();
}

/** An answer that is not taken as a fault means that the token is good for nothing (RFC 7009, 2.2). */
async function revoke(deps: IdentityDeps, { brand: id, provider, token }: v.InferOutput<typeof sealedToken>): Promise<void> {
	const brand = brandList.find((one) => one.id === id);
	if (!brand) return;
	const { clientId, secret } = openidProvider(deps, { brand, origin: '' }, provider);
	const form = { client_id: clientId, client_secret: (await secret()) ?? '', token, token_type_hint: 'refresh_token' };
	const fetch = deps.providers.fetch(new URL(issuers.Apple).host);
	await fetch(`${issuers.Apple}/auth/revoke`, {
		method: 'POST',
		body: String(new URLSearchParams(form)),
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	});
}
