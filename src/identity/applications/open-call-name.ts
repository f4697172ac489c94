import type { Brand } from '#brands';
import type { IdentityDeps } from '../identity-deps.ts';

/** An open call as links of emails name it, with its slug in place of the title once the brand no longer has it. */
export async function openCallNameOf({ openCallForm }: Pick<IdentityDeps, 'openCallForm'>, brand: Brand, slug: string) {
	return { slug, title: (await openCallForm(brand, slug))?.title ?? slug };
}
