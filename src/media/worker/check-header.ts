import { type Header, hasTooManyPixels, readHeader } from './guarded-sharp.ts';
import type { JobResult, UnfitCode } from './jobs.ts';
import { startsLikeImage } from './starts-like-image.ts';

/** Checks the header of an image before it is decoded. Resolves to the header, or to the reason against the image. */
export async function checkHeader(bytes: Uint8Array): Promise<Header | UnfitCode> {
	const header = await readHeader(bytes);
	if (!header) return startsLikeImage(bytes) ? 'CORRUPT_IMAGE' : 'UNSUPPORTED_IMAGE_TYPE';
	return hasTooManyPixels(header) ? 'IMAGE_TOO_MANY_PIXELS' : header;
}

/** The result of a job whose image is unusable. */
export function unfit(code: UnfitCode): JobResult {
	return { kind: 'unfit', code };
}
