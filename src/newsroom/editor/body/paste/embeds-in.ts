import { Fragment, type Node, Slice } from 'prosemirror-model';
import { schema } from '../../ans/schema.ts';
import { embedOf } from '../embed-of.ts';

/** Replaces each pasted paragraph that is only the address of a post or video by that post or video. An address that is pasted alone is not handled here. */
export function embedsIn(slice: Slice): Slice {
	const blocks = slice.content.content.map(embedFor);
	const isSame = blocks.every((block, at) => block === slice.content.child(at));
	const { openStart } = slice;
	const isFirstSame = blocks[0] === slice.content.firstChild;
	return withRoomAfter(isSame ? slice : new Slice(Fragment.from(blocks), isFirstSame ? openStart : 0, 0));
}

/** Adds a paragraph for the cursor after a card at the end. Without it, what is typed next would replace the card. */
function withRoomAfter(slice: Slice): Slice {
	const isCard = slice.content.childCount > 1 && slice.content.lastChild?.type.name === 'element';
	return isCard ? new Slice(slice.content.addToEnd(schema.node('paragraph')), slice.openStart, 0) : slice;
}

function embedFor(block: Node): Node {
	const element = block.type.name === 'paragraph' ? embedOf(block.textContent) : undefined;
	return element ? schema.node('element', { element }) : block;
}
