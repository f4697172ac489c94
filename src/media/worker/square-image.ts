import { admitImage, unfit } from './admit-image.ts';
import { openImage } from './guarded-sharp.ts';
import type { Answer, SquareJob } from './jobs.ts';

/** Makes a square JPEG of an image, no larger than it is: upright, in sRGB, without metadata (I09, P11). */
export async function squareImage({ bytes, side: most }: SquareJob): Promise<Answer> {
	const header = await admitImage(bytes);
	if (typeof header === 'string') return unfit(header);
	const side = Math.min(most, header.width, header.height);
	try {
		const square = openImage(bytes).autoOrient().resize(side, side, { fit: 'cover', position: 'attention' });
		return { kind: 'rendered', bytes: await square.jpeg({ quality: 85, mozjpeg: true }).toBuffer() };
	} catch {
		return unfit('CORRUPT_IMAGE');
	}
}
