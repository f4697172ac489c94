import { Plugin, TextSelection } from 'prosemirror-state';
import { schema } from '../ans/schema.ts';

const { html } = schema.marks;

/** Text typed after a link does not belong to it; other marks continue. */
export const leaveLink = new Plugin({
	appendTransaction: (transactions, _before, state) => {
		const { selection } = state;
		if (!transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged)) return null;
		if (!(selection instanceof TextSelection) || !selection.$cursor) return null;
		const marks = state.storedMarks ?? selection.$cursor.marks();
		const link = marks.find(({ type, attrs }) => type === html && attrs.tag === 'a');
		if (!link || (selection.$cursor.nodeAfter && link.isInSet(selection.$cursor.nodeAfter.marks))) return null;
		return state.tr.setStoredMarks(link.removeFromSet(marks));
	},
});
