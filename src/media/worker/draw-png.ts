import sharp from 'sharp';
import type { DrawingJob } from './jobs.ts';
import { rasterize } from './rasterize.ts';

/** Draws an SVG of ours as a small PNG, transparent where nothing is drawn. */
export const drawPng = async ({ svg }: DrawingJob): Promise<Uint8Array> =>
	sharp(await rasterize(svg))
		.png({ compressionLevel: 9 })
		.toBuffer();
