// Makes the answers that redirect a client to another address.
import { hrefIn } from '../address.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { RenderContext } from '../render-context.ts';

/** Seconds for which redirects and missing pages are fresh: a story may be published at their address, and its purge does not reach them. */
export const briefly = 10;

/** Redirects to a path of this site, in the output of the request, or to the address of another site. */
export function redirect(to: string, permanent: boolean, { contentQueries, brand, origins, address }: RenderContext): RenderedPage {
	return {
		status: permanent ? 301 : 302,
		contentType: 'text/plain; charset=utf-8',
		body: '',
		headers: { location: locationHeader(hrefIn(address.output, to), origins[brand.id]) },
		keys: [...contentQueries.keys],
		freshFor: briefly,
	};
}

/** A path of this site, or the address of another site; percent-encoded. */
function locationHeader(to: string, origin: string): string {
	const { href } = new URL(to, origin);
	return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}
