import { type Header, hasTooManyPixels, readHeader } from './guarded-sharp.ts';
import type { Answer, Unfit } from './jobs.ts';
import { startsLikeImage } from './starts-like-image.ts';

/** Looks at an image before it is decoded: its header, or why it is not taken. */
export async function admitImage(bytes: Uint8Array): Promise<Header | Unfit> {
	const header = await readHeader(bytes);
	if (!header) return startsLikeImage(bytes) ? 'CORRUPT_IMAGE' : 'UNSUPPORTED_IMAGE_TYPE';
	return hasTooManyPixels(header) ? 'IMAGE_TOO_MANY_PIXELS' : header;
}

export function unfit(code: Unfit): Answer {
	return { kind: 'unfit', code };
}
