import { type EditorState, TextSelection } from 'prosemirror-state';

/** What was typed after a `/` at the start of a paragraph or after a space, and where it is. */
export type SlashQuery = { readonly from: number; readonly to: number; readonly typed: string };

/** The query of the slash menu at the cursor; undefined when there is none. */
export function slashQuery({ selection }: EditorState): SlashQuery | undefined {
	const { $from, empty, from } = selection;
	if (!(empty && selection instanceof TextSelection) || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined;
	const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
	const typed = /(?:^|\s)\/([\p{L}\d]{0,20})$/u.exec(before)?.[1];
	return typed === undefined ? undefined : { from: from - typed.length - 1, to: from, typed };
}
