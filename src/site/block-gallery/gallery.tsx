// The developers’ page with every sample of every block.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockName } from '../arrangement.ts';
import type { Assets } from '../assets.ts';
import { blocks } from '../blocks.ts';
import { BlockIndex } from '../islands/block-index.island.tsx';
import { type FrameRow, PageFrame } from '../layouts/page-frame.tsx';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { pageStyle } from '../outputs/html/page-style.ts';
import type { RenderContext } from '../render-context.ts';
import type { Sample } from '../samples/block-samples.ts';
import type { Subject } from '../subject.ts';
import { encodeChunks } from '../ui/cached/chunks.ts';
import { Island } from '../ui/island.tsx';
import { withSheets } from '../ui/sheet.ts';
import { SampleName } from './sample-name.tsx';
import { samples } from './samples.ts';

export type GalleryRequest = {
	readonly context: RenderContext;
	readonly assets: Assets;
	/** Name of the only block to show; default: all of them. */
	readonly block?: string;
	/** Name of the only sample to show; default: all of them. */
	readonly sample?: string;
};

/** Renders the page of the block gallery: every sample of every block, with the branding and the content of a brand. */
export async function renderGallery({ context, assets, block: onlyBlock, sample: onlySample }: GalleryRequest): Promise<string> {
	const all = Object.values(samples);
	const chosen = all
		.filter(({ block }) => block === (onlyBlock ?? block))
		.flatMap(({ block, samples: states }) => states.map((sample) => ({ block, sample })))
		.filter(({ sample }) => sample.name === (onlySample ?? sample.name));
	const rows = await Promise.all(chosen.map((state) => sampleRow(state, context)));
	const names = all.map(({ block }) => block);
	const index = <Island name="block-index" when="interaction" component={BlockIndex} props={{ names }} />;
	const { result, css } = withSheets(() => renderToStaticMarkup(<PageFrame context={context} header={index} footer={null} rows={rows} />));
	const html = htmlDocument({
		brand: context.brand,
		pageType: 'error',
		accountApi: context.accountApi,
		build: assets.build,
		head: `<title>Blocks | ${context.brand.name}</title><meta name="robots" content="noindex">`,
		style: pageStyle(context.brand, css),
		script: assets.boot,
		body: [result],
	});
	return encodeChunks(html).toString();
}

type BlockState = { readonly block: BlockName; readonly sample: Sample };

async function sampleRow({ block, sample }: BlockState, context: RenderContext): Promise<FrameRow> {
	const view = await sampleView({ block, sample }, context);
	const label = <SampleName block={block} name={sample.name} isEmpty={view === null} />;
	return { band: sample.band === true, bricks: [{ size: sample.size ?? 'brick_100', views: [label, view].filter(Boolean) }] };
}

/** The view of a sample on a brand; null where the brand has nothing to show in it. */
export async function sampleView({ block, sample }: BlockState, context: RenderContext): Promise<ReactNode> {
	const contentQueries = { ...context.contentQueries, ...sample.content };
	const subject = sample.subject === undefined ? frontPage(context) : await sample.subject(contentQueries);
	if (subject === undefined) return null;
	const address = { ...context.address, path: sample.path ?? '/' };
	const prepared = await blocks[block].prepare(sample.fields, {
		subject,
		context: { ...context, contentQueries, address, comments: sample.comments },
	});
	return prepared(new Set());
}

function frontPage({ brand }: RenderContext): Subject {
	return { kind: 'cover', section: undefined, path: '/', name: brand.name };
}
