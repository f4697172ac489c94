import type { FileDefinition } from '../file-definition.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { RenderContext } from '../render-context.ts';

/** Makes a file from the content as it is now; undefined when there is none at the address. */
export async function renderFile({ make, freshFor }: FileDefinition, context: RenderContext): Promise<RenderedPage | undefined> {
	const file = await make(context);
	if (file === undefined) return undefined;
	// A browser that opens the file runs nothing in it.
	const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
	const headers = { ...policy, 'x-robots-tag': 'noindex' };
	return { status: 200, ...file, headers, keys: [...context.contentQueries.keys], freshFor };
}
