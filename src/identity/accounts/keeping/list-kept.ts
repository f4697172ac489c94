import type { ReaderCall } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';

/** A reader's lists of the brand (saved and read stories, what the reader follows), newest first. */
export async function listKept(
	{ tables }: Pick<IdentityDeps, 'tables'>,
	{ brand, reader }: ReaderCall,
): Promise<EndpointOutput<'ownKept'>> {
	const rows = await tables
		.selectFrom('identity.kept')
		.selectAll()
		.where('account', '=', reader.account)
		.where('brand', '=', brand.id)
		.orderBy('kept_at', 'desc')
		.orderBy('key')
		.execute();
	return { entries: rows.map(({ list, key, path, title, kept_at }) => ({ list, key, path, title, at: kept_at.getTime() })) };
}
