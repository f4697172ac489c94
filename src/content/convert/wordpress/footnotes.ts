import type { JsonObject } from '../../ans/json.ts';
import { isObject, textAt } from '../../ans/json.ts';
import type { WxrItem } from './wxr-item.ts';

const block = /<!-- wp:footnotes\b[^>]{0,200}\/-->/;
const link = /<a\b[^<>]{0,200}\bid="[\w-]{1,60}-link"[^<>]{0,200}>(\d{1,4})<\/a>/g;

/** The text of a post with its footnotes, which WordPress keeps beside it, as a list in the place of their block. */
export function withFootnotes({ content, meta }: WxrItem): string {
	const notes = footnotesIn(meta.get('footnotes') ?? '');
	if (notes.length === 0) return content;
	const items = notes.map((note) => `<li>${textAt(note, 'content') ?? ''}</li>`).join('');
	return content.replace(link, '$1').replace(block, () => `<ol>${items}</ol>`);
}

function footnotesIn(text: string): readonly JsonObject[] {
	try {
		const notes: unknown = JSON.parse(text);
		return Array.isArray(notes) ? notes.filter(isObject) : [];
	} catch {
		return [];
	}
}
