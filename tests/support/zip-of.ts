import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of texts by their names, as zip programs write it (APPNOTE 4.3). `method` 0 stores them as they are. */
export function zipOf(files: Readonly<Record<string, string>>, { method = 8, flags = 0 } = {}): Buffer {
	const bodies: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, text] of Object.entries(files)) {
		const plain = Buffer.from(text);
		const packed = method === 8 ? deflateRawSync(plain) : plain;
		const shared = numbers([20, 2], [flags, 2], [method, 2], [0, 4], [crc32(plain), 4], [packed.length, 4], [plain.length, 4]);
		const named = Buffer.from(name);
		const local = Buffer.concat([numbers([0x04034b50, 4]), shared, numbers([named.length, 2], [0, 2]), named, packed]);
		directory.push(numbers([0x02014b50, 4], [20, 2]), shared, numbers([named.length, 2], [0, 12], [offset, 4]), named);
		bodies.push(local);
		offset += local.length;
	}
	const list = Buffer.concat(directory);
	const count = Object.keys(files).length;
	return Buffer.concat([...bodies, list, numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2])]);
}

/** Numbers with their lengths in bytes, the lowest byte first. */
const numbers = (...fields: readonly (readonly [number, number])[]): Buffer =>
	Buffer.concat(
		fields.map(([value, length]) => {
			const bytes = Buffer.alloc(length);
			bytes.writeUIntLE(value, 0, Math.min(length, 6));
			return bytes;
		}),
	);
