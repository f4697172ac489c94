/** A square picture of an ICO file. */
export type IconPicture = { readonly side: number; readonly png: Uint8Array };

const headerBytes = 6;
const entryBytes = 16;

/** A Windows icon file that holds PNG pictures of at most 255 pixels: a header, an entry for each picture, and the pictures. */
export function icoFile(pictures: readonly IconPicture[]): Uint8Array {
	const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let start = head.length;
	for (const [at, { side, png }] of pictures.entries()) {
		const entry = headerBytes + entryBytes * at;
		head.set([side, side], entry);
		// One plane with 32 bits a pixel.
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(start, entry + 12);
		start += png.length;
	}
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
