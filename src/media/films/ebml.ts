// The elements of a WebM file (EBML, RFC 8794): each has an id, a length, and content.
import { refuse } from '../refusals.ts';
import type { ByteSource, Span } from './byte-source.ts';

/** An element, and where its content lies in the file. `isOpen`: its length is not known, so it goes on to the end of its parent. */
export type EbmlElement = Span & { readonly id: number; readonly isOpen: boolean };

const maxElements = 10_000;

/** The elements in a part of a file, in order. An open one is the last. */
export async function* elementsIn(source: ByteSource, { start, end }: Span): AsyncGenerator<EbmlElement> {
	let at = start;
	for (let count = 0; at < end; count++) {
		if (count >= maxElements) refuse('CORRUPT_FILM');
		const element = await elementAt(source, { start: at, end });
		yield element;
		if (element.isOpen) return;
		at = element.end;
	}
}

/** The content of short elements. A number is at most 8 bytes long. */
export async function numberIn(source: ByteSource, { start, end }: Span): Promise<number> {
	const bytes = await shortContent(source, { start, end }, 8);
	return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

export async function floatIn(source: ByteSource, span: Span): Promise<number> {
	const bytes = await shortContent(source, span, 8);
	return bytes.length === 4 ? bytes.readFloatBE(0) : bytes.length === 8 ? bytes.readDoubleBE(0) : 0;
}

export const textIn = async (source: ByteSource, span: Span): Promise<string> =>
	(await shortContent(source, span, 64)).toString('latin1').replace(/\0+$/, '');

async function shortContent(source: ByteSource, { start, end }: Span, most: number): Promise<Buffer> {
	if (end - start > most) return refuse('CORRUPT_FILM');
	return source.read(start, end - start);
}

async function elementAt(source: ByteSource, { start, end }: Span): Promise<EbmlElement> {
	const head = await source.read(start, 12);
	const idLength = lengthOf(head[0], 4);
	const id = head.length < idLength ? undefined : head.readUIntBE(0, idLength);
	const size = sizeAt(head.subarray(idLength));
	if (id === undefined || !size) return refuse('CORRUPT_FILM');
	const content = start + idLength + size.length;
	return { id, start: content, end: size.value === undefined ? end : content + size.value, isOpen: size.value === undefined };
}

/** How many bytes a number with this first byte has: one more than it has leading zeros. */
function lengthOf(first: number | undefined, most: number): number {
	const length = first === undefined ? 9 : Math.clz32(first) - 23;
	return length <= most ? length : refuse('CORRUPT_FILM');
}

/** A length (RFC 8794, 6): undefined as its value when all of its bits are set. */
function sizeAt(bytes: Buffer): { readonly length: number; readonly value: number | undefined } | undefined {
	const length = lengthOf(bytes[0], 8);
	if (bytes.length < length) return undefined;
	const marked = bytes.subarray(0, length).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
	const most = 1n << BigInt(7 * length);
	const value = marked - most;
	return { length, value: value === most - 1n ? undefined : Number(value) };
}
