// The boxes of an MP4 file (ISO/IEC 14496-12, 4.2): each has a length, a type of four characters, and content.
import { refuse } from '../refusals.ts';
import type { ByteSource, Span } from './byte-source.ts';

/** A box, and where its content lies in the file. */
export type Box = Span & { readonly type: string };

/** A film in fragments of two seconds has some thousands of boxes; one with more than this is no film. */
const maxBoxes = 100_000;

/** The boxes in a part of a file, in order. Refuses with CORRUPT_FILM when one of them ends outside of it. */
export async function* boxesIn(source: ByteSource, { start, end }: Span): AsyncGenerator<Box> {
	let at = start;
	for (let count = 0; at < end; count++) {
		const box = await boxAt(source, { start: at, end });
		if (count >= maxBoxes || box.end > end) refuse('CORRUPT_FILM');
		yield box;
		at = box.end;
	}
}

/** The first box at a path of types below a part of a file; undefined when there is none. */
export async function findBox(source: ByteSource, within: Span, [type, ...rest]: readonly string[]): Promise<Box | undefined> {
	for await (const box of boxesIn(source, within)) if (box.type === type) return rest.length === 0 ? box : findBox(source, box, rest);
	return undefined;
}

async function boxAt(source: ByteSource, { start, end }: Span): Promise<Box> {
	const head = await source.read(start, 16);
	if (head.length < 8) return refuse('CORRUPT_FILM');
	const short = head.readUInt32BE(0);
	// 1: the length follows in eight bytes. 0: the box goes on to the end.
	const isLong = short === 1;
	if (isLong && head.length < 16) return refuse('CORRUPT_FILM');
	const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - start : short;
	const header = isLong ? 16 : 8;
	if (length < header) return refuse('CORRUPT_FILM');
	return { type: head.toString('latin1', 4, 8), start: start + header, end: start + length };
}
