import sharp, { type Sharp } from 'sharp';

/** Pixels of an image at most: 40 megapixels take 120 MB once decoded (I02). */
const MOST_PIXELS = 40_000_000;

/** Longest side in pixels; WebP ends at 16,383. */
const LONGEST_SIDE = 16_000;

// Every loader but three is closed: others read files, fetch addresses or are seldom fuzzed (I03).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

// One thread an image: there are as many processes as images at once. No image comes twice, so nothing is worth keeping.
sharp.concurrency(1);
sharp.cache(false);

/** Opens the first frame of an image; nothing is decoded yet. */
export function openImage(bytes: Uint8Array): Sharp {
	return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true });
}

export type Header = { readonly format: string; readonly width: number; readonly height: number };

/** Reads no more than the header. Undefined when no open loader takes the bytes. */
export async function readHeader(bytes: Uint8Array): Promise<Header | undefined> {
	return sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
}

export function hasTooManyPixels({ width, height }: Header): boolean {
	return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;
}
