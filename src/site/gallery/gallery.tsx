import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../assets.ts';
import type { Block } from '../block.ts';
import { BlockIndex } from '../islands/block-index.island.tsx';
import { Frame, type FrameRow } from '../layouts/frame.tsx';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { themeCss } from '../outputs/html/theme-css.ts';
import type { BlockSamples, Sample } from '../samples/block-samples.ts';
import type { Subject } from '../subject.ts';
import { Island } from '../ui/island.tsx';
import { withSheets } from '../ui/sheet.ts';
import type { Visit } from '../visit.ts';
import { SampleName } from './sample-name.tsx';
import { samples } from './samples.ts';

export type GalleryRequest = {
	readonly visit: Visit;
	readonly assets: Assets;
	/** Name of the one block to show; all of them where none is given. */
	readonly block?: string;
	/** Name of the one state of it to show. */
	readonly sample?: string;
};

/** The page of the block gallery: every state of every block in the dress of the visit's brand, with the brand's own content. */
export async function renderGallery({ visit, assets, block: name, sample: only }: GalleryRequest): Promise<string> {
	const shown = samples.filter(({ block }) => name === undefined || block.name === name);
	const isShown = (sample: Sample) => only === undefined || sample.name === only;
	const rows = await Promise.all(shown.flatMap((of) => of.samples.filter(isShown).map((sample) => sampleRow(of, sample, visit))));
	const names = samples.map(({ block }) => block.name);
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

async function sampleRow({ block }: BlockSamples, sample: Sample, visit: Visit): Promise<FrameRow> {
	const view = await sampleView(block, sample, visit);
	const label = <SampleName block={block.name} name={sample.name} isEmpty={view === null} />;
	return { band: sample.band === true, bricks: [{ size: sample.size ?? 'brick_100', views: [label, view].filter(Boolean) }] };
}

/** A sample of a block in the dress of a brand; null where the brand has nothing to show in it. */
export async function sampleView(block: Block, sample: Sample, visit: Visit) {
	const reader = { ...visit.reader, ...sample.content };
	const subject = sample.subject === undefined ? frontPage(visit) : await sample.subject(reader);
	if (subject === undefined) return null;
	const address = { ...visit.address, path: sample.path ?? '/' };
	const prepared = await block.prepare(sample.fields, { subject, visit: { ...visit, reader, address } });
	return prepared(new Set());
}

function frontPage({ brand }: Visit): Subject {
	return { kind: 'cover', section: undefined, path: '/', name: brand.name };
}
