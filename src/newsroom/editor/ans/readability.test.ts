import { describe, expect, it } from 'vitest';
import { readabilityOf, syllablesOf } from './readability.ts';

describe('the readability of a Spanish text', () => {
	it.each([
		['casa', 2],
		['país', 2],
		['ciudad', 2],
		['aéreo', 4],
		['guerra', 2],
		['queso', 2],
		['pingüino', 3],
		['hoy', 1],
		['leyes', 2],
		['reunión', 2],
		['compañía', 4],
		['Y', 1],
	])('counts the syllables of “%s”', (word, syllables) => expect(syllablesOf(word)).toBe(syllables));

	const text = (content: string) => ({ type: 'text', content });
	const easy =
		'El sol sale. La luz es de oro. Ana va al mar. Juan come pan. Hoy no hay paz. El pan es bueno. Voy al bar. Ella ríe mucho hoy.';
	const hard =
		'La internacionalización institucionalizada de procedimientos administrativos desproporcionadamente burocratizados imposibilita, consecuentemente, la implementación satisfactoria de transformaciones estructurales indispensables, particularmente aquellas relacionadas con responsabilidades presupuestarias gubernamentales y determinadas consideraciones constitucionales';

	it('says that short words in short sentences are easy, and long ones hard', () => {
		expect(readabilityOf([text(`<b>${easy}</b>`)])?.grade).toBe('muy fácil de leer');
		expect(readabilityOf([text(hard), text(hard)])).toEqual({ index: 0, grade: 'muy difícil de leer' });
	});

	it('takes the paragraphs of lists and quotes, and says nothing of a few words', () => {
		const inside = { type: 'quote', content_elements: [text(easy)] };
		expect(readabilityOf([inside])).toEqual(readabilityOf([text(easy)]));
		expect(readabilityOf([text('Pocas palabras.')])).toBeUndefined();
	});
});
