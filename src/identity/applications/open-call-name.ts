import type { Brand } from '#brands';
import type { IdentityDeps } from '../identity-deps.ts';

/** The title of an open call, or its slug if the call is gone, for the pages that links of emails open. */
export async function openCallNameOf({ openCallForm }: Pick<IdentityDeps, 'openCallForm'>, brand: Brand, slug: string) {
	return { slug, title: (await openCallForm(brand, slug))?.title ?? slug };
}
