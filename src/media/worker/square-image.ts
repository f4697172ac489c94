import { checkHeader, unfit } from './check-header.ts';
import { openImage } from './guarded-sharp.ts';
import type { JobResult, SquareJob } from './jobs.ts';

/** Makes a square JPEG of an image, never enlarged: upright, in sRGB, without metadata (I09, P11). */
export async function squareImage({ bytes, side: maxSide }: SquareJob): Promise<JobResult> {
	const header = await checkHeader(bytes);
	if (typeof header === 'string') return unfit(header);
	const side = Math.min(maxSide, header.width, header.height);
	try {
		const square = openImage(bytes).autoOrient().resize(side, side, { fit: 'cover', position: 'attention' });
		return { kind: 'rendered', bytes: await square.jpeg({ quality: 85, mozjpeg: true }).toBuffer() };
	} catch {
		return unfit('CORRUPT_IMAGE');
	}
}
