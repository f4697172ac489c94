import { fileAt } from '../files.ts';
import type { PageOrFile } from '../page-cache/stored-page.ts';
import type { RenderContext } from '../render-context.ts';

/** Makes the file of an address from the current content; undefined when there is no such file, and a page may have the address. */
export async function renderFile(context: RenderContext): Promise<PageOrFile | undefined> {
	const definition = fileAt(context.address);
	const file = await definition?.make(context);
	if (definition === undefined || file === undefined) return undefined;
	// A browser that opens the file runs nothing in it.
	const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
	// Search engines show icons beside their results.
	const headers = file.contentType.startsWith('image/') ? policy : { ...policy, 'x-robots-tag': 'noindex' };
	return { status: 200, ...file, headers, keys: [...context.contentQueries.keys], freshFor: definition.freshFor };
}
