// Which pages may be kept on a device, and in which cache.
import { find } from './cache.ts';

/** The pages that were read, and those of saved stories; `read-pages.island.ts` lists them. */
export const readPages = 'kiosco-read';
export const savedPages = 'kiosco-saved';

/** Pages that are never kept: they would be out of date, belong to one search, or need the network. */
const unkept = /^\/(buscar|reproductor|marco|envivo|vivo|pf|sin-conexion)\//;

/** Query parameters that change the page; such a page is not kept. All others, such as those of campaigns, change nothing. */
const parameters = /[?&](page|q|seccion|fecha|outputType)=/;

/** The path under which the page of an address is kept; undefined for an address that is not kept. */
export function keptPath(url: string): string | undefined {
	const { pathname, search, origin } = new URL(url, location.origin);
	return origin !== location.origin || unkept.test(pathname) || parameters.test(search) ? undefined : pathname;
}

/** The kept page of a path; undefined without one, or when a damaged cache holds something else. */
export async function keptPage(name: string, path: string): Promise<Response | undefined> {
	const kept = await find(name, path);
	return kept && isForAll(kept) ? kept : undefined;
}

/** Whether everybody gets this page. The `Cache-Control` of pages for one reader, or for registered readers, forbids to store them. */
export function isForAll({ status, type, headers }: Response): boolean {
	const control = headers.get('cache-control') ?? '';
	const isPage = headers.get('content-type')?.startsWith('text/html') === true;
	return status === 200 && type === 'basic' && isPage && /\bpublic\b/.test(control) && !/no-store|private/.test(control);
}
