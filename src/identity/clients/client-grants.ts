// What readers allowed the clients of a brand: OAuth clients, such as apps of partners.
import type { ExpressionBuilder } from 'kysely';
import type { ReaderCall } from '../call.ts';
import type { ClientScope } from '../contract/client-authorization.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { scopesIn } from '../sessions/client-of-session.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockReader } from '../sessions/lock-reader.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import type { IdentityTables, Tables } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

/** The reader, client and brand of a grant. */
type GrantKey = { readonly brand: string; readonly account: string; readonly client: string };

/** The grant of the reader of a call to a client of its brand. */
export const grantTo = ({ brand, reader }: ReaderCall, client: string): GrantKey => ({ brand: brand.id, account: reader.account, client });

/** Selects the scopes of a grant. */
const findGrant = (tables: Tables, key: GrantKey) => tables.selectFrom('identity.client_grant').select('scope').where(isOf(key));

const isOf =
	({ brand, account, client }: GrantKey) =>
	({ and }: ExpressionBuilder<IdentityTables, 'identity.client_grant'>) =>
		and({ brand, account, client });

/** Whether the reader allowed the client these scopes. In a transaction, the grant cannot be taken back until the transaction ends. */
export async function isGranted(tables: Tables, grant: GrantKey, scopes: readonly ClientScope[]): Promise<boolean> {
	const found = tables.isTransaction ? findGrant(tables, grant).forShare() : findGrant(tables, grant);
	const row = await found.executeTakeFirst();
	return row !== undefined && scopes.every((scope) => scopesIn(row.scope).includes(scope));
}

/** Remembers that the reader allows a client these scopes, besides those allowed before. */
export async function saveGrant(deps: IdentityDeps, call: ReaderCall, granted: { client: string; scopes: readonly ClientScope[] }) {
	const { client, scopes } = granted;
	const grant = grantTo(call, client);
	const granted_at = deps.clock();
	await inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		const before = await findGrant(tx.tables, grant).forUpdate().executeTakeFirst();
		const scope = scopesIn([before?.scope ?? '', ...scopes].join(' ')).join(' ');
		await tx.tables
			.insertInto('identity.client_grant')
			.values({ ...grant, scope, granted_at })
			.onConflict((conflict) => conflict.columns(['account', 'brand', 'client']).doUpdateSet({ scope, granted_at }))
			.execute();
		await recordSecurityEvent(tx, call, { event: 'client_allowed', account: grant.account, details: { client, scope } });
	});
}

/** Lists what the reader allowed clients of this brand, the newest first. */
export async function listGrants({ tables, providers }: IdentityDeps, call: ReaderCall): Promise<EndpointOutput<'clientGrants'>> {
	const { clients } = providers.settingsFor(call);
	const rows = await tables
		.selectFrom('identity.client_grant')
		.selectAll()
		.where('account', '=', call.reader.account)
		.where('brand', '=', call.brand.id)
		.orderBy('granted_at', 'desc')
		.orderBy('client')
		.execute();
	return rows.map(({ client, scope, granted_at }) => ({
		clientId: client,
		name: clients.find(({ clientId }) => clientId === client)?.name ?? null,
		scopes: [...scopesIn(scope)],
		grantedOn: granted_at.getTime(),
	}));
}

/** Takes a grant back. The client's sessions end; its codes are refused when they are redeemed. */
export async function endGrant(deps: IdentityDeps, call: ReaderCall, client: string): Promise<{ success: true }> {
	const grant = grantTo(call, client);
	const { account, brand } = grant;
	await inTransaction(deps, async (tx) => {
		const { numDeletedRows } = await tx.tables.deleteFrom('identity.client_grant').where(isOf(grant)).executeTakeFirst();
		if (numDeletedRows === 0n) return;
		await endSessions(tx, { account, client: { brand, id: client }, reason: 'client-removed' });
		await recordSecurityEvent(tx, call, { event: 'client_removed', account, details: { client } });
	});
	return { success: true };
}
