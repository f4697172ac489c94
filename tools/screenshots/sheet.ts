import sharp from 'sharp';

/** Space around and between the screenshots of a sheet, in px. */
const gap = 16;

/** Size of a screenshot on a sheet, in px; longer ones are cut. */
const cell = { width: 460, height: 1_200 };

/** Puts screenshots side by side in one image, each cut at its lower end. */
export async function makeSheet(files: readonly string[], target: string): Promise<void> {
	const parts = await Promise.all(files.map(cut));
	const layers = parts.map((input, place) => ({ input, left: gap + place * (cell.width + gap), top: gap }));
	const width = gap + files.length * (cell.width + gap);
	await sharp({ create: { width, height: cell.height + 2 * gap, channels: 3, background: '#888' } })
		.composite(layers)
		.png({ compressionLevel: 6 })
		.toFile(target);
}

async function cut(file: string): Promise<Buffer> {
	const small = await sharp(file).resize({ width: cell.width }).toBuffer({ resolveWithObject: true });
	const height = Math.min(small.info.height, cell.height);
	return sharp(small.data).extract({ left: 0, top: 0, width: cell.width, height }).png().toBuffer();
}
