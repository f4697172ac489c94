import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Row } from './arrangement.ts';
import type { BlockContext, ShownStories } from './block.ts';
import { blocks } from './blocks.ts';
import { Frame, type FrameRow } from './layouts/frame.tsx';
import type { Page } from './page.ts';
import type { Subject } from './subject.ts';
import { withSheets } from './ui/sheet.ts';
import type { RenderContext } from './render-context.ts';

/** The body of a page and the sheets that it used. */
export type PageMarkup = { readonly body: string; readonly css: readonly string[] };

/** Makes a page's body: its blocks ask for their content in parallel, choose in the order of the page, and are rendered. */
export async function renderPage(page: Pick<Page, 'arrange'>, subject: Subject, context: RenderContext): Promise<PageMarkup> {
	const blockContext: BlockContext = { context, subject };
	const arrangement = page.arrange(subject, context);
	const [header, footer, ...rows] = await Promise.all([
		blocks.header.prepare({}, blockContext),
		blocks.footer.prepare({}, blockContext),
		...arrangement.map((row) => prepareRow(row, blockContext)),
	]);
	const shown: ShownStories = new Set();
	const main = rows.map((choose): FrameRow => choose(shown));
	const { result, css } = withSheets(() =>
		renderToStaticMarkup(<Frame context={context} header={header(shown)} footer={footer(shown)} rows={main} />),
	);
	return { body: result, css };
}

async function prepareRow(row: Row, blockContext: BlockContext): Promise<(shown: ShownStories) => FrameRow> {
	const bricks = await Promise.all(
		row.bricks.map(async ({ size, blocks: placed }) => ({
			size,
			prepared: await Promise.all(placed.map(({ block, fields }) => blocks[block].prepare(fields, blockContext))),
		})),
	);
	return (shown) => ({
		band: row.band === true,
		bricks: bricks.map(({ size, prepared }) => ({ size, views: prepared.map((choose): ReactNode => choose(shown)).filter(Boolean) })),
	});
}
