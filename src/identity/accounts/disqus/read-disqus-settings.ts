import type { ReaderCall } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { getAccount } from '../find-account.ts';
import { publicName } from '../profile/public-profile.ts';
import { disqusSso } from './disqus-sso.ts';

/**
 * Answers `user/settings` (API-30, ENT-07): the signed value by which Disqus signs the reader in, or `{}` when the brand has no Disqus or
 * the email is not verified.
 */
export async function readDisqusSettings(
	{ tables, clock, disqus }: IdentityDeps,
	{ brand, reader }: ReaderCall,
): Promise<EndpointOutput<'settings'>> {
	const keys = disqus.get(brand.id);
	if (!keys) return {};
	const account = await getAccount(tables, reader.account);
	if (!account.email_verified || account.email === null) return {};
	const disqusReader = { id: account.id, username: publicName(account) ?? `Lector de ${brand.name}`, email: account.email };
	return { disqus: { ssoKey: disqusSso(keys.secret, disqusReader, clock()) } };
}
