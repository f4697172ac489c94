import { search } from 'prosemirror-search';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { ansToDoc } from '../../ans/ans-to-doc.ts';
import { schema } from '../../ans/schema.ts';
import { insertTable } from '../../body/table-commands.ts';
import { shownIn } from './shown-in.ts';

const { html } = schema.marks;

/** A body with the cursor after its words. */
function body(): EditorState {
	const doc = ansToDoc([{ type: 'text', content: 'El Senado votó ' }]);
	return EditorState.create({ doc, selection: TextSelection.atEnd(doc), plugins: [search()] });
}

/** Whether something around the body is drawn again after a change. */
function isDrawnAgain(change: (state: EditorState) => Transaction): boolean {
	const before = body();
	return shownIn(before) !== shownIn(before.apply(change(before)));
}

describe('what is around the body', () => {
	it('stays as it is while somebody types words', () => {
		expect(isDrawnAgain(({ tr }) => tr.insertText('a'))).toBe(false);
	});

	it.each([
		['a slash', (state) => state.tr.insertText('/')],
		['bold', (state) => state.tr.addStoredMark(html.create({ tag: 'strong' }))],
		['italics', (state) => state.tr.addStoredMark(html.create({ tag: 'em' }))],
		['a link', (state) => state.tr.addStoredMark(html.create({ tag: 'a' }))],
		['a selection', ({ tr, doc }) => tr.setSelection(TextSelection.create(doc, 1, 3))],
		['a table', (state) => tableIn(state)],
	] satisfies readonly [string, (state: EditorState) => Transaction][])('is drawn again after %s', (_name, change) => {
		expect(isDrawnAgain(change)).toBe(true);
	});
});

function tableIn(state: EditorState): Transaction {
	let made = state.tr;
	insertTable(state, (tr) => {
		made = tr;
	});
	return made;
}
