/** Query parameter of an account page: the path of the story whose form was posted there without scripts. */
const parameter = 'volver';

/** The address of an account page that leads back to `path` after a sign-in. */
export const leadingBack = (accountPage: string, path: string): string => `${accountPage}?${new URLSearchParams({ [parameter]: path })}`;

/** The path that the query of an account page leads back to; undefined unless it is a path of this site. */
export function returnPathOfQuery(query: URLSearchParams): string | undefined {
	const path = query.get(parameter) ?? '';
	const base = 'http://site';
	if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
	const { origin, pathname } = new URL(path, base);
	// A browser takes `//host` for another site.
	return origin === base && !pathname.startsWith('//') ? pathname : undefined;
}
