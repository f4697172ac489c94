import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Row } from '../arrangement.ts';
import type { BlockPage, ShownStories } from '../block.ts';
import { blocks } from '../blocks.ts';
import { type FrameRow, PageFrame } from '../layouts/page-frame.tsx';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { withSheets } from '../ui/sheet.ts';

/** The body of a page, and the style sheets that it uses. */
export type PageMarkup = { readonly body: string; readonly css: readonly string[] };

/** Renders a page's body: its blocks load their content in parallel, choose stories in the order of the page, and are rendered. */
export async function renderBody(
	{ arrange }: Pick<PageDefinition, 'arrange'>,
	subject: Subject,
	context: RenderContext,
): Promise<PageMarkup> {
	const page: BlockPage = { context, subject };
	const [header, footer, ...rows] = await Promise.all([
		blocks[context.brand.header.block].prepare({}, page),
		blocks.Footer.prepare({}, page),
		...arrange(subject, context).map((row) => prepareRow(row, page)),
	]);
	const shownIds: ShownStories = new Set();
	const main = rows.map((choose): FrameRow => choose(shownIds));
	const { result, css } = withSheets(() =>
		renderToStaticMarkup(<PageFrame context={context} header={header(shownIds)} footer={footer(shownIds)} rows={main} />),
	);
	return { body: result, css };
}

async function prepareRow(row: Row, page: BlockPage): Promise<(shownIds: ShownStories) => FrameRow> {
	const bricks = await Promise.all(
		row.bricks.map(async ({ size, blocks: placed }) => ({
			size,
			prepared: await Promise.all(placed.map(({ block, fields }) => blocks[block].prepare(fields, page))),
		})),
	);
	return (shownIds) => ({
		band: row.band === true,
		bricks: bricks.map(({ size, prepared }) => ({ size, views: prepared.map((choose): ReactNode => choose(shownIds)).filter(Boolean) })),
	});
}
