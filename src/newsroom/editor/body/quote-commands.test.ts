import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { schema } from '../ans/schema.ts';
import { enterInQuote } from './quote-commands.ts';

const { doc, paragraph, quote, citation } = schema.nodes;
const words = (text: string) => paragraph.create(null, text === '' ? [] : schema.text(text));

/** The body after Enter at a place in a quote of these paragraphs, said by somebody, before a last paragraph; with `|` where the cursor is. */
function afterEnter(paragraphs: readonly string[], by: string, at: { readonly paragraph: number; readonly letter: number }): string {
	const said = citation.create(null, by === '' ? [] : schema.text(by));
	const body = doc.create(null, [quote.create(null, [...paragraphs.map(words), said]), words('Sigue')]);
	const sizes = [...paragraphs, by].map(({ length }) => length + 2);
	const place = 2 + sizes.slice(0, at.paragraph).reduce((all, size) => all + size, 0) + at.letter;
	let state = EditorState.create({ doc: body, selection: TextSelection.create(body, place) });
	expect(enterInQuote(state, (tr) => (state = state.apply(tr)))).toBe(true);
	expect(state.doc.check()).toBeUndefined();
	return state.apply(state.tr.insertText('|')).doc.toString();
}

describe('Enter in a quote', () => {
	it('makes a new paragraph of it, also in the middle of one', () => {
		expect(afterEnter(['Una cita'], '', { paragraph: 0, letter: 8 })).toBe(
			'doc(quote(paragraph("Una cita"), paragraph("|"), citation), paragraph("Sigue"))',
		);
		expect(afterEnter(['Una cita'], 'Ana', { paragraph: 0, letter: 3 })).toBe(
			'doc(quote(paragraph("Una"), paragraph("| cita"), citation("Ana")), paragraph("Sigue"))',
		);
	});

	it('goes to who said it from an empty last paragraph, which goes', () => {
		expect(afterEnter(['Una cita', ''], '', { paragraph: 1, letter: 0 })).toBe(
			'doc(quote(paragraph("Una cita"), citation("|")), paragraph("Sigue"))',
		);
		expect(afterEnter([''], 'Ana', { paragraph: 0, letter: 0 })).toBe('doc(quote(paragraph, citation("Ana|")), paragraph("Sigue"))');
	});

	it('leaves it after who said it', () => {
		expect(afterEnter(['Una cita'], 'Ana', { paragraph: 1, letter: 3 })).toBe(
			'doc(quote(paragraph("Una cita"), citation("Ana")), paragraph("|"), paragraph("Sigue"))',
		);
		expect(afterEnter(['Una cita'], '', { paragraph: 1, letter: 0 })).toBe(
			'doc(quote(paragraph("Una cita"), citation), paragraph("|"), paragraph("Sigue"))',
		);
	});

	it('makes a paragraph of an empty quote', () => {
		expect(afterEnter([''], '', { paragraph: 0, letter: 0 })).toBe('doc(paragraph("|"), paragraph("Sigue"))');
	});
});
