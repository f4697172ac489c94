// The parts of a page; those that pages share are cached as bytes.
import { hash } from 'node:crypto';

/** A kept piece: markup that many pages share, as bytes, and a digest of them. */
export type KeptPiece = { readonly bytes: Buffer; readonly digest: string };

/** A page in pieces, in order. */
export type Pieces = readonly (string | KeptPiece)[];

/** Keeps a piece of a page: its bytes and their digest (SHA-256), which no page computes again. */
export const keepPiece = (bytes: Buffer): KeptPiece => ({ bytes, digest: hash('sha256', bytes, 'base64url') });

/** The bytes of a page. Each piece is written into its place: joining 150 kB, as text or as bytes, takes as long as encoding them. */
export function encodePieces(pieces: Pieces): Buffer {
	const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0));
	let at = 0;
	for (const piece of pieces) {
		if (typeof piece === 'string') at += bytes.write(piece, at);
		else {
			bytes.set(piece.bytes, at);
			at += piece.bytes.length;
		}
	}
	return bytes;
}

const lengthOf = (piece: string | KeptPiece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.bytes.length);

/** A digest of a page, equal for equal pieces. It reads the digests of what is kept, not its bytes. */
export function digestOf(pieces: Pieces): string {
	// Markup has no character U+0000, so a digest cannot be mistaken for text.
	return hash('sha256', pieces.map((piece) => (typeof piece === 'string' ? piece : `\0${piece.digest}\0`)).join(''), 'base64url');
}
