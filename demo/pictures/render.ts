import sharp from 'sharp';
import { makeRandom } from './random.ts';

/** A drawing ready to be rendered. */
export type Drawing = { svg: string; width: number; height: number };

// The grain of the paper: a fixed field of normally distributed noise around zero, computed once.
const side = 256;
const tooth = makeTooth();
function makeTooth(): Int8Array {
	const random = makeRandom(7, 'grain');
	const raw = Float32Array.from({ length: side * side }, () => random.next() + random.next() + random.next() - 1.5);
	const at = (x: number, y: number): number => raw[((y + side) % side) * side + ((x + side) % side)] ?? 0;
	return Int8Array.from(raw, (value, index) => {
		const x = index % side;
		const y = Math.floor(index / side);
		return Math.round((value * 0.5 + (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) * 0.2) * 5);
	});
}

/** Renders a drawing to a JPEG of its own size, with a little paper grain. */
export async function renderPicture(drawing: Drawing, options: { quality: number }): Promise<Buffer> {
	const { width, height } = drawing;
	const pixels = await sharp(Buffer.from(drawing.svg))
		.resize(width, height, { fit: 'fill' })
		.flatten({ background: '#000000' })
		.raw()
		.toBuffer();
	const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
	let at = 0;
	for (let y = 0; y < height; y += 1) {
		// Each row of tiles is shifted, so that the repetition of the small field is not visible.
		const row = (y % side) * side;
		const shift = Math.floor(y / side) * 97;
		for (let x = 0; x < width; x += 1) {
			const grain = tooth[row + ((x + shift) % side)] ?? 0;
			clamped[at] = (clamped[at] ?? 0) + grain;
			clamped[at + 1] = (clamped[at + 1] ?? 0) + grain;
			clamped[at + 2] = (clamped[at + 2] ?? 0) + grain;
			at += 3;
		}
	}
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: options.quality, chromaSubsampling: '4:2:0', quantisationTable: 3 })
		.toBuffer();
}
