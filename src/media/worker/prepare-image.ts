import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { type Facts, facts } from '../original.ts';
import { admitImage, unfit } from './admit-image.ts';
import { openImage } from './guarded-sharp.ts';
import type { Answer } from './jobs.ts';

type Size = Pick<Facts, 'width' | 'height'>;

/**
 * Makes an original of what somebody sent: decoded and encoded again in the type it was found to have, turned upright,
 * in sRGB, without metadata or anything that was hidden behind the image (I04).
 */
export async function prepareImage(bytes: Uint8Array): Promise<Answer> {
	const header = await admitImage(bytes);
	if (typeof header === 'string') return unfit(header);
	const format = v.parse(facts.entries.format, header.format);
	try {
		const { data, info } = await encodeAgain(openImage(bytes).autoOrient(), format).toBuffer({ resolveWithObject: true });
		return { kind: 'prepared', bytes: data, facts: { format, width: info.width, height: info.height, ...(await look(data, info)) } };
	} catch {
		// The header was fine; the rest is not.
		return unfit('CORRUPT_IMAGE');
	}
}

/** High quality: every size that readers get is made from this copy. */
function encodeAgain(image: Sharp, format: Facts['format']): Sharp {
	switch (format) {
		case 'jpeg':
			return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
		case 'png':
			return image.png();
		case 'webp':
			return image.webp({ quality: 92 });
	}
}

async function look(bytes: Uint8Array, size: Size): Promise<Pick<Facts, 'isOpaque' | 'dominant' | 'attention' | 'version'>> {
	const { isOpaque, dominant } = await openImage(bytes).stats();
	const { r, g, b } = dominant;
	return {
		isOpaque,
		dominant: `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
		attention: await findAttention(bytes, size),
		version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
	};
}

/** Pixels of the longer side in which attention is looked for. */
const GLANCE = 256;

/**
 * Where sharp's attention strategy puts the middle of a cut. Looked for once, so that all sizes and shapes of a picture
 * keep the same thing. sharp tells the point in pixels of the scaled picture and confuses them where a JPEG was shrunk
 * while it was read, hence the two steps: the second cuts and does not scale.
 */
async function findAttention(bytes: Uint8Array, original: Size): Promise<Facts['attention']> {
	const { data, info: small } = await openImage(bytes)
		.resize(GLANCE, GLANCE, { fit: 'inside' })
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
