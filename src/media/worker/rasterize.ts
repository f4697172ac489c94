import sharp from 'sharp';

/** Draws an SVG of ours as PNG. Its loader is enabled only meanwhile: a worker does one job at a time, so it never sees a file of others (I03). */
export async function rasterize(svg: string): Promise<Buffer> {
	const loader = { operation: ['VipsForeignLoadSvg'] };
	sharp.unblock(loader);
	try {
		return await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
	} finally {
		sharp.block(loader);
	}
}
