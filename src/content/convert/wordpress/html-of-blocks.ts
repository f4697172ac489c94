// The block editor writes HTML between comments: `<!-- wp:image {"id":5} -->`. Most blocks are read as their HTML alone.
import type { Note } from '../html/html-context.ts';
import { ownHtml } from '../html/own-html.ts';

/** Blocks without content that nobody misses. */
const harmless: ReadonlySet<string> = new Set(['more', 'nextpage', 'spacer', 'separator', 'navigation-link']);

/** Whether a text was written with the block editor. In other texts line breaks mean something. */
export const hasBlocks = (text: string): boolean => text.includes('<!-- wp:');

/** The mark of a block: `isEnd` for the one that closes it, `isEmpty` for a block without content. */
type Mark = { readonly name: string; readonly isEnd: boolean; readonly isEmpty: boolean; readonly reference: string | undefined };

/** The texts between the comments of a text, each with the mark that follows it. Other comments are left out. */
function* piecesOf(text: string): Generator<{ readonly html: string; readonly mark: Mark | undefined }> {
	let start = 0;
	for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', start)) {
		const end = text.indexOf('-->', at);
		if (end === -1) break;
		yield { html: text.slice(start, at), mark: markOf(text.slice(at + 4, end).trim()) };
		start = end + 3;
	}
	yield { html: text.slice(start), mark: undefined };
}

function markOf(comment: string): Mark | undefined {
	const found = /^(\/?)wp:([\w/-]+)/.exec(comment);
	if (!found) return undefined;
	const reference = /"ref":(\d+)/.exec(comment)?.[1];
	return { name: found[2] ?? '', isEnd: found[1] === '/', isEmpty: comment.endsWith('/'), reference };
}

/** The HTML of a text with blocks. Shared blocks are inserted; blocks that only WordPress can fill are left out and counted. */
export function htmlOfBlocks(text: string, sharedBlocks: ReadonlyMap<string, string>, note: Note): string {
	return htmlAtDepth(text, { sharedBlocks, note, depth: 0 });
}

type Reading = { readonly sharedBlocks: ReadonlyMap<string, string>; readonly note: Note; readonly depth: number };

function htmlAtDepth(text: string, reading: Reading): string {
	let result = '';
	let isOwnHtml = false;
	for (const { html, mark } of piecesOf(text)) {
		result += isOwnHtml ? ownHtml(html, reading.note) : html;
		isOwnHtml = mark ? mark.name === 'html' && !mark.isEnd : isOwnHtml;
		if (mark?.isEmpty) result += emptyBlock(mark, reading);
	}
	return result;
}

/** A shared block may contain others; after three levels it ends, since blocks may contain each other. */
function emptyBlock({ name, reference }: Mark, { sharedBlocks, note, depth }: Reading): string {
	const shared = name === 'block' && depth < 3 ? sharedBlocks.get(reference ?? '') : undefined;
	if (shared !== undefined) return htmlAtDepth(shared, { sharedBlocks, note, depth: depth + 1 });
	if (!harmless.has(name)) note(`the block ${name} was left out, because WordPress fills it itself`);
	return '';
}
