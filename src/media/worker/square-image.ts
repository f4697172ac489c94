import { checkHeader, unfit } from './check-header.ts';
import { openImage } from './guarded-sharp.ts';
import type { JobResult, SquareJob } from './jobs.ts';

/** Most pixels of a picture that becomes an avatar: 4,096 × 3,072, which cameras call 12 megapixels. */
const MAX_AVATAR_PIXELS = 4_096 * 3_072;

/** Makes a square JPEG of an image, never enlarged: upright, in sRGB, without metadata (I09, P11). */
export async function squareImage({ bytes, side: maxSide }: SquareJob): Promise<JobResult> {
	const header = await checkHeader(bytes, MAX_AVATAR_PIXELS);
	if (typeof header === 'string') return unfit(header);
	const side = Math.min(maxSide, header.width, header.height);
	try {
		const square = openImage(bytes).autoOrient().resize(side, side, { fit: 'cover', position: 'attention' });
		return { kind: 'rendered', bytes: await square.jpeg({ quality: 85, mozjpeg: true }).toBuffer() };
	} catch {
		return unfit('CORRUPT_IMAGE');
	}
}
