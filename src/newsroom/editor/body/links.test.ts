import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { ansToDoc } from '../ans/ans-to-doc.ts';
import { docToAns } from '../ans/doc-to-ans.ts';
import { canLink, hrefIn, linkTo } from './links.ts';

const content = 'Como en <a href="/final/">la <b>final</b></a> de ayer';

/** The body with letters selected, counted from the start of its paragraph. */
function selecting(from: number, to = from): EditorState {
	const doc = ansToDoc([{ type: 'text', content }]);
	return EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) });
}

/** The words after they were linked to an address. */
function linked(state: EditorState, href: string): unknown {
	let after = state;
	expect(linkTo(href)(state, (tr) => (after = state.apply(tr)))).toBe(true);
	expect(after.selection.eq(state.selection)).toBe(true);
	return docToAns(after.doc);
}

describe('a link in the text', () => {
	it.each([
		['the cursor in it', selecting(9)],
		['the cursor in other marks of it', selecting(13)],
		['some of its words selected', selecting(9, 12)],
	])('is changed or removed as a whole with %s', (_name, state) => {
		expect(hrefIn(state)).toBe('/final/');
		expect(linked(state, '/otra/')).toMatchObject([{ content: 'Como en <a href="/otra/">la <b>final</b></a> de ayer' }]);
		expect(linked(state, '')).toMatchObject([{ content: 'Como en la <b>final</b> de ayer' }]);
	});

	it('is made of the selected words, and not at a cursor elsewhere', () => {
		expect(canLink(selecting(2))).toBe(false);
		expect(canLink(selecting(0, 4))).toBe(true);
		expect(linked(selecting(0, 4), '/x/')).toMatchObject([
			{ content: '<a href="/x/">Como</a> en <a href="/final/">la <b>final</b></a> de ayer' },
		]);
	});
});
