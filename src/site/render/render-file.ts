import { fileAt } from '../files.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { RenderContext } from '../render-context.ts';

/** Makes the file of an address from the content as it is now; undefined when there is none. */
export async function renderFile(context: RenderContext): Promise<RenderedPage | undefined> {
	const definition = fileAt(context.address.path);
	const file = await definition?.make(context);
	if (definition === undefined || file === undefined) return undefined;
	// A browser that opens the file runs nothing in it.
	const headers = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'x-robots-tag': 'noindex' };
	return { status: 200, ...file, headers, keys: [...context.contentQueries.keys], freshFor: definition.freshFor };
}
