// Puts cached markup into a page as it renders: a placeholder during rendering, the cached bytes afterwards.
import { randomBytes } from 'node:crypto';
import { escapeWideMarkup } from '../escape-wide-characters.ts';
import type { CachedChunk, Chunks } from './chunks.ts';

// Stands for a cached chunk while a page is rendered. It is random for each process, so no content can have it.
const placeholder = `<!--${randomBytes(18).toString('base64url')}-->`;

// Rendering is synchronous, so one variable is enough for the page that is being rendered.
let placed: CachedChunk[] | undefined;

/** The markup by which a component places a cached chunk: a placeholder within `renderChunks`, else the chunk itself. */
export function placeChunk(chunk: CachedChunk): string {
	if (placed === undefined) return chunk.bytes.toString();
	placed.push(chunk);
	return placeholder;
}

/** Renders markup, and returns its text with the cached chunks that were placed in it. */
export function renderChunks(render: () => string): Chunks {
	const outer = placed;
	const kept: CachedChunk[] = [];
	placed = kept;
	try {
		return arrange(render().split(placeholder), kept);
	} finally {
		placed = outer;
	}
}

function arrange(texts: readonly string[], kept: readonly CachedChunk[]): Chunks {
	if (texts.length !== kept.length + 1)
		throw new Error(`${kept.length} chunks were placed, and the markup has room for ${texts.length - 1}`);
	return texts.flatMap((text, index) => [escapeWideMarkup(text), ...kept.slice(index, index + 1)]);
}
