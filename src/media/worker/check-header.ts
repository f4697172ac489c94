import { type Header, hasTooManyPixels, MAX_PIXELS, readHeader } from './guarded-sharp.ts';
import type { JobResult, UnfitCode } from './jobs.ts';
import { startsLikeImage } from './starts-like-image.ts';

/** Checks the header of an image before it is decoded. Resolves to the header, or to the reason against the image. `maxPixels` defaults to the limit of all images. */
export async function checkHeader(bytes: Uint8Array, maxPixels = MAX_PIXELS): Promise<Header | UnfitCode> {
	const header = await readHeader(bytes);
	if (!header) return startsLikeImage(bytes) ? 'CORRUPT_IMAGE' : 'UNSUPPORTED_IMAGE_TYPE';
	return hasTooManyPixels(header, maxPixels) ? 'IMAGE_TOO_MANY_PIXELS' : header;
}

/** The result of a job whose image is unusable. */
export function unfit(code: UnfitCode): JobResult {
	return { kind: 'unfit', code };
}
