import { expect, it } from 'vitest';
import { storyOf } from './fixtures/story-of.ts';
import { searchText } from './search-text.ts';

const text = (content: string) => ({ type: 'text', content });

it('a headline weighs more than labels, and labels more than the body', () => {
	const story = storyOf({
		subheadlines: { basic: 'Fue por 40 votos' },
		label: { basic: { text: 'Congreso' } },
		taxonomy: { tags: [{ text: 'Presupuesto' }] },
		credits: { by: [{ type: 'author', name: 'Ana Paz' }] },
		content_elements: [
			text('La <b>sesión</b> empezó<br>tarde'),
			{ type: 'quote', content_elements: [text('Ganamos')], citation: text('Un senador') },
			{ type: 'list', items: [text('uno'), { type: 'list', items: [text('dos')] }] },
			{ type: 'table', header: [text('col')], rows: [[text('celda')]] },
			{ type: 'image', caption: 'La plaza' },
			{ type: 'raw_html', content: '<b>crudo</b>' },
			{ type: 'code', content: 'let x' },
		],
	});
	expect(searchText(story)).toEqual({
		a: 'El Senado aprobó el presupuesto',
		b: 'Fue por 40 votos Congreso Presupuesto Ana Paz',
		c: 'La sesión empezó tarde Ganamos Un senador uno dos celda col La plaza',
	});
});
