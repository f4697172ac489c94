// The body of a page: its blocks and what they load.
import type { ReactElement, ReactNode } from 'react';
import type { Row } from '../arrangement.ts';
import type { BlockPage, ShownStories } from '../block.ts';
import { initiallyShown } from '../blocks/initially-shown.ts';
import { blocks } from '../blocks.ts';
import { EmbedLayout } from '../layouts/embed-layout.tsx';
import { LiteOffer } from '../layouts/lite-offer.tsx';
import { type FrameRow, PageFrame } from '../layouts/page-frame.tsx';
import type { PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { IsPreview } from '../ui/preview.tsx';

/** Builds the body of a page: its blocks load their content in parallel, and choose stories in the order of the page. */
export async function pageBody(
	{ arrange, isEmbed }: Pick<PageDefinition, 'arrange' | 'isEmbed'>,
	subject: Subject,
	context: RenderContext,
): Promise<ReactElement> {
	const page: BlockPage = { context, subject };
	const [frame, ...rows] = await Promise.all([
		isEmbed ? embedFrame : prepareFrame(page),
		...arrange(subject, context).map((row) => prepareRow(row, page)),
	]);
	const shown = initiallyShown(page);
	const main = rows.map((choose): FrameRow => choose(shown));
	return <IsPreview value={context.isPreview ?? false}>{frame(main, shown)}</IsPreview>;
}

type Frame = (rows: readonly FrameRow[], shown: ShownStories) => ReactNode;

const embedFrame: Frame = (rows) => <EmbedLayout views={rows.flatMap(({ bricks }) => bricks.flatMap(({ views }) => views))} />;

async function prepareFrame(page: BlockPage): Promise<Frame> {
	const [header, footer] = await Promise.all([blocks[page.context.brand.header.block].prepare({}, page), blocks.Footer.prepare({}, page)]);
	return (rows, shown) => (
		<PageFrame context={page.context} offer={<LiteOffer {...page} />} header={header(shown)} footer={footer(shown)} rows={rows} />
	);
}

async function prepareRow(row: Row, page: BlockPage): Promise<(shown: ShownStories) => FrameRow> {
	const bricks = await Promise.all(
		row.bricks.map(async ({ size, blocks: placed }) => ({
			size,
			prepared: await Promise.all(placed.map(({ block, fields }) => blocks[block].prepare(fields, page))),
		})),
	);
	return (shown) => ({
		band: row.band === true,
		bricks: bricks.map(({ size, prepared }) => ({ size, views: prepared.map((choose): ReactNode => choose(shown)).filter(Boolean) })),
	});
}
