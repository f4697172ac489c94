/** Query parameter of account pages: the path to which a reader returns after signing in without scripts. */
const parameter = 'volver';

/** The address of an account page that leads back to `path` after a sign-in. */
export const hrefWithReturnPath = (accountPage: string, path: string): string =>
	`${accountPage}?${new URLSearchParams({ [parameter]: path })}`;

/** The path that the query of an account page leads back to; undefined unless it is a path of this site. */
export function returnPathOfQuery(query: URLSearchParams): string | undefined {
	const path = query.get(parameter) ?? '';
	const base = 'http://site';
	if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
	const { origin, pathname } = new URL(path, base);
	// A browser takes `//host` for another site.
	return origin === base && !pathname.startsWith('//') ? pathname : undefined;
}
