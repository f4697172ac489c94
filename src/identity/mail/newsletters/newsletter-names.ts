// Looks up the titles of newsletters by slug.
import type { Brand } from '#brands';
import type { IdentityDeps, NewsletterName } from '../../identity-deps.ts';

type Deps = Pick<IdentityDeps, 'newsletters'>;

/** The newsletters of the brand that have these slugs, in the order of the brand. Others are left out. */
export async function offeredNewsletters({ newsletters }: Deps, brand: Brand, ids: readonly string[]): Promise<readonly NewsletterName[]> {
	return (await newsletters(brand)).filter(({ id }) => ids.includes(id));
}

/** The newsletters of all slugs. A slug that the brand no longer offers is its own title. */
export async function namesOf({ newsletters }: Deps, brand: Brand, ids: readonly string[]): Promise<NewsletterName[]> {
	const titles = new Map((await newsletters(brand)).map(({ id, title }) => [id, title]));
	return ids.map((id) => ({ id, title: titles.get(id) ?? id }));
}
