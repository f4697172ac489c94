// Puts cached markup into a page as it renders: a placeholder during rendering, the cached bytes afterwards.
import { randomBytes } from 'node:crypto';
import { escapeWideMarkup } from '../escape-wide-characters.ts';
import type { KeptPiece, Pieces } from './pieces.ts';

// Stands for a kept piece while a page is rendered. It is random for each process, so no content can have it.
const placeholder = `<!--${randomBytes(18).toString('base64url')}-->`;

// Rendering is synchronous, so one variable is enough for the page that is being rendered.
let placed: KeptPiece[] | undefined;

/** The markup by which a component places a kept piece: a placeholder within `renderPieces`, else the piece itself. */
export function placePiece(piece: KeptPiece): string {
	if (placed === undefined) return piece.bytes.toString();
	placed.push(piece);
	return placeholder;
}

/** Renders markup, and returns its text with the kept pieces that were placed in it. */
export function renderPieces(render: () => string): Pieces {
	const outer = placed;
	const kept: KeptPiece[] = [];
	placed = kept;
	try {
		return arrange(render().split(placeholder), kept);
	} finally {
		placed = outer;
	}
}

function arrange(texts: readonly string[], kept: readonly KeptPiece[]): Pieces {
	if (texts.length !== kept.length + 1)
		throw new Error(`${kept.length} pieces were placed, and the markup has room for ${texts.length - 1}`);
	return texts.flatMap((text, index) => [escapeWideMarkup(text), ...kept.slice(index, index + 1)]);
}
