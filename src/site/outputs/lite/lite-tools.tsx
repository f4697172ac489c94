import type { PlainPage } from '../plain/plain-page.ts';

/** The links to search and to sign in, beside the brand's name. */
export function LiteTools({ page, signIn }: { readonly page: PlainPage; readonly signIn: string }) {
	const { texts } = page.context.brand;
	return (
		<>
			<a href={page.hrefOf('/buscar/')}>{texts.search}</a>
			<a href={signIn}>{texts.signIn}</a>
		</>
	);
}
