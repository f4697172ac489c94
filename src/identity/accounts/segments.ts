import type { Brand } from '#brands';
import type { ReaderCall } from '../call.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findAccountByUuid } from './find-account.ts';

/** A segment of readers, with the number and name that the publisher gave it. */
type Segment = { readonly id: number; readonly segment: string };

/** The segment of the reader (API-18, ENT-08); without a segment an empty object, as clients of the contract expect. */
export async function findSegment({ tables }: IdentityDeps, { reader }: ReaderCall): Promise<EndpointOutput<'segments'>> {
	const row = await tables
		.selectFrom('identity.segment')
		.select(['number as id', 'name as segment'])
		.where('account', '=', reader.account)
		.executeTakeFirst();
	return row ?? {};
}

/** A reader, and the segment to put them in; undefined takes them out. */
export type PutInSegment = { readonly uuid: string; readonly segment: Segment | undefined };

/** Replaces the segment of a reader. Returns false when the brand has no such reader. */
export async function putInSegment({ tables, clock }: IdentityDeps, brand: Brand, { uuid, segment }: PutInSegment): Promise<boolean> {
	const account = await findAccountByUuid(tables, { brand }, uuid);
	if (!account) return false;
	const { id, tenant } = account;
	if (!segment) await tables.deleteFrom('identity.segment').where('account', '=', id).execute();
	else {
		const put = { number: segment.id, name: segment.segment, set_at: clock() };
		await tables
			.insertInto('identity.segment')
			.values({ account: id, tenant, ...put })
			.onConflict((conflict) => conflict.column('account').doUpdateSet(put))
			.execute();
	}
	return true;
}
