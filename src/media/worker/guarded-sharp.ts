// sharp with limits: three formats, and a maximum of pixels.
import sharp, { type Sharp } from 'sharp';

/** Most pixels of an image: 40 megapixels take 120 MB when decoded (I02). */
export const MAX_PIXELS = 40_000_000;

/** Longest side in pixels; WebP allows 16,383. */
const MAX_SIDE = 16_000;

// Only three loaders are enabled: others read files, fetch addresses, or are rarely fuzzed (I03).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** The loaders of AVIF and GIF. */
const more = ['VipsForeignLoadHeif', 'VipsForeignLoadNsgif'];

/** Also opens AVIF and GIF during the work, for pictures that an operator copies here. A process has one job at a time. */
export async function withMoreFormats<Result>(work: () => Promise<Result>): Promise<Result> {
	sharp.unblock({ operation: more });
	try {
		return await work();
	} finally {
		sharp.block({ operation: more });
	}
}

// One thread per image, because several processes work at once. No cache, because no image comes twice.
sharp.concurrency(1);
sharp.cache(false);

/** Opens the first frame of an image without decoding it. */
export function openImage(bytes: Uint8Array): Sharp {
	return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true });
}

/** The header of an image. */
export type Header = { readonly format: string; readonly width: number; readonly height: number };

/** Reads only the header. Resolves to undefined when no enabled loader accepts the bytes. */
export async function readHeader(bytes: Uint8Array): Promise<Header | undefined> {
	return sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
}

/** Whether an image exceeds the limits of pixels or side. */
export function hasTooManyPixels({ width, height }: Header, maxPixels: number): boolean {
	return width * height > maxPixels || Math.max(width, height) > MAX_SIDE;
}
