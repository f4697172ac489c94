import { describe, expect, it } from 'vitest';
import { diffOf } from './diff-of.ts';

const story = (headline: string, content: string, more: object = {}) => ({
	headlines: { basic: headline },
	content_elements: [
		{ type: 'text', content },
		{ type: 'image', url: 'a.jpg' },
	],
	...more,
});

describe('the difference between two versions', () => {
	it('names the parts that differ, with the words that were added and removed', () => {
		expect(diffOf(story('Votó el Senado', 'Fue una sesión <b>larga</b>.'), story('Votó el Senado', 'Fue una sesión corta.'))).toEqual([
			{
				label: 'Texto',
				pieces: [
					{ kind: 'same', text: 'Fue una sesión ' },
					{ kind: 'removed', text: 'larga' },
					{ kind: 'added', text: 'corta' },
					{ kind: 'same', text: '.\n\n[Imagen]' },
				],
			},
		]);
	});

	it('has nothing to say about two equal versions, and tells of fields and corrections', () => {
		expect(diffOf(story('Uno', 'x'), story('Uno', 'x'))).toEqual([]);
		const later = story('Dos', 'x', { corrections: [{ text: 'Eran 41 votos.' }], taxonomy: { tags: [{ slug: 'boca', text: 'Boca' }] } });
		expect(diffOf(story('Uno', 'x'), later).map(({ label }) => label)).toEqual(['Título', 'Temas', 'Correcciones']);
	});
});
