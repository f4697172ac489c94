import type { EditorState } from 'prosemirror-state';
import { isMarked } from '../../body/commands.ts';
import { countFound } from '../../body/find.ts';
import { slashQuery } from '../../body/slash-query.ts';
import { isInTable } from '../../body/table-commands.ts';

/** What the toolbar, the slash menu and the search show of the body, as a text. Most keys change none of it. */
export const shownIn = (state: EditorState): string =>
	JSON.stringify([
		state.selection.empty,
		isMarked(state, 'strong'),
		isMarked(state, 'em'),
		isMarked(state, 'a'),
		isInTable(state),
		slashQuery(state),
		countFound(state),
	]);
