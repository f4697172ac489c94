import type { Texts } from '#brands';
import { type Arrangement, band, row, rowOfThree, rowOfTwo } from '../../arrangement.ts';
import type { StorySource } from '../../blocks/story-source.ts';
import { dossier, fromHome, home, ofSection } from './home-blocks.ts';

/** The front page of a magazine: one large story, horoscope signs, photo galleries, and its sections. */
export function magazineHome({ photoGalleries }: Texts): Arrangement {
	const galleries: StorySource = { kind: 'terms', all: ['type:gallery'] };
	return [
		row('brick_full', { block: 'alert' }),
		row('brick_full', { block: 'hero', fields: { source: home, look: 'cover' } }),
		row('brick_100', fromHome('grid', 3)),
		band('brick_full', { block: 'horoscope', fields: { section: '/horoscopo' } }),
		rowOfTwo([dossier(1, 'lead', 5)], [{ block: 'most-read' }]),
		row('brick_100', { block: 'stories', fields: { source: galleries, title: photoGalleries, look: 'mosaic', count: 5 } }),
		rowOfTwo([ofSection('/cine-y-series', 'list', 8)], [ofSection('/espectaculos/teatro', 'stack', 2)]),
		row('brick_100', ofSection('/moda', 'pair', 2)),
		band('brick_full', dossier(2, 'carousel', 6)),
		row('brick_100', ofSection('/espectaculos', 'grid', 3)),
		rowOfThree([ofSection('/musica', 'stack', 3)], [ofSection('/estilo', 'stack', 3)], [ofSection('/show', 'stack', 3)]),
		row('brick_100', { block: 'latest', fields: { look: 'headlines', count: 8 } }),
	];
}
