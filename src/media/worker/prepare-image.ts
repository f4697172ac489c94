import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { facts, type ImageFacts } from '../original.ts';
import { checkHeader, unfit } from './check-header.ts';
import { openImage } from './guarded-sharp.ts';
import type { JobResult } from './jobs.ts';

type Size = Pick<ImageFacts, 'width' | 'height'>;

/**
 * Makes an original of untrusted bytes: decodes and re-encodes the image in its real format, upright and in sRGB, without metadata
 * or other data that the file carried (I04). AVIF becomes WebP, and GIF becomes PNG.
 */
export async function prepareImage(bytes: Uint8Array): Promise<JobResult> {
	const header = await checkHeader(bytes);
	if (typeof header === 'string') return unfit(header);
	const format = v.parse(facts.entries.format, storedAs.get(header.format) ?? header.format);
	try {
		const { data, info } = await reencode(openImage(bytes).autoOrient(), format).toBuffer({ resolveWithObject: true });
		return { kind: 'prepared', bytes: data, facts: { format, width: info.width, height: info.height, ...(await analyse(data, info)) } };
	} catch {
		// The header was valid; the image data is not.
		return unfit('CORRUPT_IMAGE');
	}
}

/** What becomes of formats that are not stored. Of a moving GIF the first frame is kept. */
const storedAs: ReadonlyMap<string, string> = new Map([
	['heif', 'webp'],
	['gif', 'png'],
]);

/** Uses high quality, because every rendition is made from this copy. */
function reencode(image: Sharp, format: ImageFacts['format']): Sharp {
	switch (format) {
		case 'jpeg':
			return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
		case 'png':
			return image.png();
		case 'webp':
			return image.webp({ quality: 92 });
	}
}

async function analyse(bytes: Uint8Array, size: Size): Promise<Pick<ImageFacts, 'isOpaque' | 'dominant' | 'attention' | 'version'>> {
	const { isOpaque, dominant } = await openImage(bytes).stats();
	const { r, g, b } = dominant;
	return {
		isOpaque,
		dominant: `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
		attention: await findAttention(bytes, size),
		version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
	};
}

/** Longer side, in pixels, of the copy in which the attention point is searched. */
const ATTENTION_SIDE = 256;

/**
 * Finds the point that sharp's attention strategy puts in the middle of a crop. It is found once, so that all sizes and shapes of
 * an image show the same part. sharp reports the point in pixels of the scaled image, wrongly when a JPEG was shrunk on load.
 * Hence two steps: the second only crops.
 */
async function findAttention(bytes: Uint8Array, original: Size): Promise<ImageFacts['attention']> {
	const { data, info: small } = await openImage(bytes)
		.resize(ATTENTION_SIDE, ATTENTION_SIDE, { fit: 'inside' })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { info } = await sharp(data, { raw: small })
		.resize(Math.ceil(small.width / 2), small.height, { position: 'attention' })
		.toBuffer({ resolveWithObject: true });
	return {
		x: Math.round(((info.attentionX ?? small.width / 2) / small.width) * original.width),
		y: Math.round(((info.attentionY ?? small.height / 2) / small.height) * original.height),
	};
}
