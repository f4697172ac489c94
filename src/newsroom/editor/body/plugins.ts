import { baseKeymap, chainCommands, newlineInCode } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { search } from 'prosemirror-search';
import { type Command, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { schema } from '../ans/schema.ts';
import { marginMarks } from '../margin/margin-marks.ts';
import { enterInCell, insertDivider, makeHeading, makeList, makeParagraph, moveBlock, toggleTag } from './commands.ts';
import { leaveLink } from './leave-link.ts';
import { markedWords } from './marked-words.ts';
import { enterInQuote, makeQuote } from './quote-commands.ts';
import { goToCell } from './table-commands.ts';

const { list, list_item: item, heading } = schema.nodes;

const lineBreak: Command = (state, dispatch) => {
	dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView());
	return true;
};

/** The keys of the body; `askLink` opens the field for an address. */
const keys = (askLink: Command): Readonly<Record<string, Command>> => ({
	'Mod-z': undo,
	'Mod-y': redo,
	'Shift-Mod-z': redo,
	'Mod-b': toggleTag('strong'),
	'Mod-i': toggleTag('em'),
	'Mod-k': askLink,
	'Mod-Alt-0': makeParagraph,
	'Mod-Alt-2': makeHeading(2),
	'Mod-Alt-3': makeHeading(3),
	'Mod-Shift-8': makeList(false),
	'Mod-Shift-7': makeList(true),
	'Mod-Shift-9': makeQuote(false),
	'Alt-ArrowUp': moveBlock(-1),
	'Alt-ArrowDown': moveBlock(1),
	'Shift-Enter': chainCommands(newlineInCode, lineBreak),
	Enter: chainCommands(enterInCell, enterInQuote, splitListItem(item)),
	Tab: chainCommands(goToCell(1), sinkListItem(item)),
	'Shift-Tab': chainCommands(goToCell(-1), liftListItem(item)),
	Backspace: undoInputRule,
});

/** Removes the signs and runs a command. */
function commandRule(signs: RegExp, command: Command): InputRule {
	return new InputRule(signs, (state, ...[, start, end]) => {
		const tr = state.tr.delete(start, end);
		const isDone = command(state.apply(tr), (made) => {
			for (const step of made.steps) tr.step(step);
			tr.setSelection(Selection.fromJSON(tr.doc, made.selection.toJSON()));
		});
		return isDone ? tr : null;
	});
}

/** What signs at the start of a paragraph become. */
const rules = [
	textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
	wrappingInputRule(/^\s*[-*]\s$/, list, { ordered: false }),
	wrappingInputRule(/^1\.\s$/, list, { ordered: true }),
	commandRule(/^>\s$/, makeQuote(false)),
	commandRule(/^---$/, insertDivider),
];

/** Tells what to do in an empty body. */
const hint = new Plugin({
	props: {
		decorations: ({ doc }) => {
			const isEmpty = doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0;
			const text = 'Escribí la nota. “## ” hace un subtítulo, “- ” una lista, “> ” una cita, “/” todo lo demás.';
			return isEmpty ? DecorationSet.create(doc, [Decoration.node(0, 2, { class: 'hint', 'data-placeholder': text })]) : null;
		},
	},
});

/** The plugins of the body. */
export const plugins = (askLink: Command): readonly Plugin[] => [
	inputRules({ rules }),
	keymap(keys(askLink)),
	keymap(baseKeymap),
	history(),
	dropCursor(),
	gapCursor(),
	search(),
	leaveLink,
	markedWords,
	marginMarks,
	hint,
];
