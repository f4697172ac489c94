import { renderToStaticMarkup } from 'react-dom/server';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import type { Chunks } from '../ui/cached/chunks.ts';
import { renderChunks } from '../ui/cached/placed-chunks.ts';
import { withSheets } from '../ui/sheet.ts';
import { pageBody } from './page-body.tsx';

/** The body of a page, and the style sheets that it uses. */
type PageMarkup = { readonly body: Chunks; readonly css: readonly string[] };

/** Renders the body of a page as chunks, with the style sheets that it uses. Cached markup is not rendered again. */
export async function renderBody(
	page: Pick<PageDefinition, 'arrange' | 'isEmbed'>,
	subject: Subject,
	context: RenderContext,
): Promise<PageMarkup> {
	const element = await pageBody(page, subject, context);
	const { result, css } = withSheets(() => renderChunks(() => renderToStaticMarkup(element)));
	return { body: result, css };
}
