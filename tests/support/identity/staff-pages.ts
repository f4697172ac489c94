import type { ServedSites } from '../browser/served-sites.ts';

type Fields = Readonly<Record<string, string>>;

/** Opens pages of the newsroom, and posts forms to them, with a session. */
export const withSession = ({ get, post }: ServedSites, cookie: string) => ({
	open: (path: string) => get('redaccion', path, { cookie }),
	send: (path: string, form: Fields = {}) => post('redaccion', path, form, { cookie }),
});
