import { renderToStaticMarkup } from 'react-dom/server';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import type { Pieces } from '../ui/cached/pieces.ts';
import { renderPieces } from '../ui/cached/placed-pieces.ts';
import { withSheets } from '../ui/sheet.ts';
import { pageBody } from './page-body.tsx';

/** The body of a page, and the style sheets that it uses. */
type PageMarkup = { readonly body: Pieces; readonly css: readonly string[] };

/** Renders a page's body in pieces, those that are kept between pages as bytes. */
export async function renderBody(
	page: Pick<PageDefinition, 'arrange' | 'isEmbed'>,
	subject: Subject,
	context: RenderContext,
): Promise<PageMarkup> {
	const element = await pageBody(page, subject, context);
	const { result, css } = withSheets(() => renderPieces(() => renderToStaticMarkup(element)));
	return { body: result, css };
}
