// Which pages may be kept on a device, and where they are.
import { find } from './cache.ts';

/** The pages that were read, and those of saved stories; `read-pages.island.ts` lists them. */
export const readPages = 'kiosco-read';
export const savedPages = 'kiosco-saved';

/** What would be out of date, belongs to one search, or needs the network: it is not kept. */
const unkept = /^\/(buscar|reproductor|marco|envivo|vivo|pf|sin-conexion)\//;

/** Parameters that make another page; all others, such as those of campaigns, do not. */
const parameters = /[?&](page|q|seccion|fecha|outputType)=/;

/** The path under which the page of an address is kept; undefined for one that is not. */
export function keptPath(url: string): string | undefined {
	const { pathname, search, origin } = new URL(url, location.origin);
	return origin !== location.origin || unkept.test(pathname) || parameters.test(search) ? undefined : pathname;
}

/** A kept page. What a damaged store holds in its place is no page. */
export async function keptPage(name: string, path: string): Promise<Response | undefined> {
	const kept = await find(name, path);
	return kept && isForAll(kept) ? kept : undefined;
}

/** Whether everybody gets this page: what is made for one reader, or for registered ones, says that nobody may store it. */
export function isForAll({ status, type, headers }: Response): boolean {
	const control = headers.get('cache-control') ?? '';
	const isPage = headers.get('content-type')?.startsWith('text/html') === true;
	return status === 200 && type === 'basic' && isPage && /\bpublic\b/.test(control) && !/no-store|private/.test(control);
}
