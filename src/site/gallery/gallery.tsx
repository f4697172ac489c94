import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockName } from '../arrangement.ts';
import type { Assets } from '../assets.ts';
import { blocks } from '../blocks.ts';
import { BlockIndex } from '../islands/block-index.island.tsx';
import { Frame, type FrameRow } from '../layouts/frame.tsx';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { themeCss } from '../outputs/html/theme-css.ts';
import type { Sample } from '../samples/block-samples.ts';
import type { Subject } from '../subject.ts';
import { Island } from '../ui/island.tsx';
import { withSheets } from '../ui/sheet.ts';
import type { Visit } from '../visit.ts';
import { SampleName } from './sample-name.tsx';
import { samples } from './samples.ts';

export type GalleryRequest = {
	readonly visit: Visit;
	readonly assets: Assets;
	/** Name of the only block to show; default: all of them. */
	readonly block?: string;
	/** Name of the only sample to show; default: all of them. */
	readonly sample?: string;
};

/** Renders the page of the block gallery: every sample of every block, with the branding and the content of a brand. */
export async function renderGallery({ visit, assets, block: onlyBlock, sample: onlySample }: GalleryRequest): Promise<string> {
	const all = Object.values(samples);
	const chosen = all
		.filter(({ block }) => block === (onlyBlock ?? block))
		.flatMap(({ block, samples: states }) => states.map((sample) => ({ block, sample })))
		.filter(({ sample }) => sample.name === (onlySample ?? sample.name));
	const rows = await Promise.all(chosen.map((state) => sampleRow(state, visit)));
	const names = all.map(({ block }) => block);
	const index = <Island name="block-index" when="interaction" component={BlockIndex} props={{ names }} />;
	const { result, css } = withSheets(() => renderToStaticMarkup(<Frame visit={visit} header={index} footer={null} rows={rows} />));
	return htmlDocument({
		brand: visit.brand,
		pageType: 'error',
		build: assets.build,
		head: `<title>Blocks | ${visit.brand.name}</title><meta name="robots" content="noindex">`,
		css: themeCss(visit.brand) + css.join(''),
		script: assets.boot,
		body: result,
	});
}

type BlockState = { readonly block: BlockName; readonly sample: Sample };

async function sampleRow({ block, sample }: BlockState, visit: Visit): Promise<FrameRow> {
	const view = await sampleView({ block, sample }, visit);
	const label = <SampleName block={block} name={sample.name} isEmpty={view === null} />;
	return { band: sample.band === true, bricks: [{ size: sample.size ?? 'brick_100', views: [label, view].filter(Boolean) }] };
}

/** The view of a sample on a brand; null where the brand has nothing to show in it. */
export async function sampleView({ block, sample }: BlockState, visit: Visit): Promise<ReactNode> {
	const reader = { ...visit.reader, ...sample.content };
	const subject = sample.subject === undefined ? frontPage(visit) : await sample.subject(reader);
	if (subject === undefined) return null;
	const address = { ...visit.address, path: sample.path ?? '/' };
	const prepared = await blocks[block].prepare(sample.fields, { subject, visit: { ...visit, reader, address } });
	return prepared(new Set());
}

function frontPage({ brand }: Visit): Subject {
	return { kind: 'cover', section: undefined, path: '/', name: brand.name };
}
