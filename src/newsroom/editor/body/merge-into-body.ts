import { diffIndices } from 'node-diff3';
import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { blocksOf } from '../ans/ans-to-doc.ts';
import { ansOfBlock, docToAns } from '../ans/doc-to-ans.ts';

/** Marks a transaction with changes that somebody else saved: it need not be saved, and undo does not take it back. */
export const madeElsewhere = 'made-elsewhere';

type PlacedNode = { readonly node: Node; readonly at: number };

/** Puts the changes that somebody else saved into the text. Returns its elements; those that did not change are the same objects as before. */
export function mergeIntoBody(view: EditorView, elements: readonly unknown[]): readonly unknown[] {
	const tr = changesTo(view, elements);
	if (tr.docChanged) view.dispatch(tr.setMeta(madeElsewhere, true).setMeta('addToHistory', false));
	return docToAns(view.state.doc);
}

/** Changes the text as if it had been typed: it is saved and can be undone. */
export function changeBody(view: EditorView, elements: readonly unknown[]): void {
	view.dispatch(changesTo(view, elements));
}

/** Converts and changes only the blocks that differ, so that the cursor and the undo history stay. Empty paragraphs that are not saved stay too. */
function changesTo(view: EditorView, elements: readonly unknown[]): Transaction {
	const { tr, doc } = view.state;
	const present: PlacedNode[] = [];
	doc.forEach((node, at) => void (ansOfBlock(node).length > 0 && present.push({ node, at })));
	const differing = diffIndices(
		present.map(({ node }) => keyOf(node)),
		elements.map((element) => JSON.stringify([element])),
	);
	for (const {
		buffer1: [from = 0, count = 0],
		buffer2: [first = 0, made = 0],
	} of differing.toReversed())
		changeBlocks(tr, {
			blocks: present.slice(from, from + count),
			wanted: blocksOf(elements.slice(first, first + made)),
			at: present[from]?.at ?? doc.content.size,
		});
	return tr;
}

const keys = new WeakMap<Node, string>();

/** The elements of a block as JSON, which is made once for each block. */
function keyOf(node: Node): string {
	const key = keys.get(node) ?? JSON.stringify(ansOfBlock(node));
	keys.set(node, key);
	return key;
}

type Change = { readonly blocks: readonly PlacedNode[]; readonly wanted: readonly Node[]; readonly at: number };

/** Changes blocks one by one, the last first, if the new ones are as many and of the same types; otherwise replaces all of them. */
function changeBlocks(tr: Transaction, { blocks, wanted, at }: Change): void {
	const pairs = blocks.map((block, index) => ({ ...block, other: wanted[index] }));
	if (blocks.length === wanted.length && pairs.every(({ node, other }) => node.type === other?.type)) {
		// The same element may have its members in another order.
		for (const { node, at: start, other } of pairs.toReversed())
			if (other && keyOf(node) !== keyOf(other)) changeBlock(tr, { node, at: start }, other);
		return;
	}
	const last = blocks.at(-1);
	const end = last ? last.at + last.node.nodeSize : at;
	if (wanted.length === 0) tr.delete(at, end);
	else tr.replaceWith(at, end, wanted);
}

/** Changes only the differing part of a block. */
function changeBlock(tr: Transaction, { node, at }: PlacedNode, wanted: Node): void {
	const start = node.content.findDiffStart(wanted.content);
	const ends = node.content.findDiffEnd(wanted.content);
	if (start !== null && ends) {
		// In repeated words, such as `the the`, both searches may find the same position.
		const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
		tr.replace(at + 1 + start, at + 1 + ends.a + overlap, wanted.slice(start, ends.b + overlap));
	}
	tr.setNodeMarkup(at, null, wanted.attrs);
}
