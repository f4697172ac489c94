import { SearchQuery, search, setSearchState } from 'prosemirror-search';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { ansToDoc } from '../ans/ans-to-doc.ts';
import { blankElements } from './elements/blank-elements.ts';
import { countFound, findCommands } from './find.ts';

it('finds words between all elements, at the end of the text too, and replaces them', () => {
	const doc = ansToDoc([
		{ type: 'text', content: 'La final, la <b>fi</b>nal' },
		...Object.values(blankElements).map((make) => make()),
		{ type: 'table', header: [{ type: 'text', content: 'final' }], rows: [[{ type: 'text', content: 'y' }]] },
	]);
	let state = EditorState.create({ doc, plugins: [search()] });
	const query = new SearchQuery({ search: 'final', replace: 'ida', literal: true });
	state = state.apply(setSearchState(state.tr, query));
	expect(countFound(state)).toEqual({ total: 3, selected: 0 });
	findCommands.replaceAll(state, (tr) => {
		state = state.apply(tr);
	});
	expect(countFound(state)).toEqual({ total: 0, selected: 0 });
	expect(state.doc.textContent).toBe('La ida, la iday'.replace('iday', 'idaiday'));
});
