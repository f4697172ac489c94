import type { Sharp } from 'sharp';
import { openImage } from './guarded-sharp.ts';
import type { RenderJob } from './jobs.ts';

/** Scales, crops and encodes an original. */
export async function renderImage({ bytes, scaled, cut, format, quality }: RenderJob): Promise<Uint8Array> {
	const image = openImage(bytes).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(cut);
	return encode(image, format, quality).toBuffer();
}

/**
 * Efforts were chosen by measuring: AVIF at effort 0 takes about as long as WebP (50 ms at 767 pixels) and is a fifth smaller. At
 * effort 2 it takes four times as long and saves another tenth.
 */
function encode(image: Sharp, format: RenderJob['format'], quality: number): Sharp {
	switch (format) {
		case 'avif':
			return image.avif({ quality, effort: 0 });
		case 'webp':
			return image.webp({ quality, effort: 2 });
		case 'jpeg':
			return image.jpeg({ quality, mozjpeg: true });
		case 'png':
			return image.png({ palette: true, quality });
	}
}
