import type { Texts } from '#brands';
import { type Arrangement, band, row, rowOfTwo } from '../../arrangement.ts';
import { dossier, fromHome, home, ofSection, videos } from './home-blocks.ts';

/** The front page of an entertainment channel: one large picture, its programmes and chapters, then its other sections. */
export function entertainmentHome({ watchNow }: Texts): Arrangement {
	return [
		row('brick_full', { block: 'hero', fields: { source: home, look: 'stage' } }),
		row('brick_100', fromHome('grid', 4)),
		band('brick_full', { block: 'programmes' }),
		row('brick_100', ofSection('/capitulos', 'carousel', 9)),
		rowOfTwo([dossier(1, 'lead', 5)], [{ block: 'most-read' }]),
		row('brick_100', ofSection('/cucinare', 'mosaic', 5)),
		band('brick_full', videos(watchNow, 'carousel', 8)),
		rowOfTwo([ofSection('/show', 'pair', 2)], [ofSection('/castings', 'stack', 3)]),
		row('brick_100', dossier(2, 'grid', 4)),
		rowOfTwo([ofSection('/cine-y-series', 'lead', 4)], [ofSection('/musica', 'stack', 3)]),
		row('brick_100', { block: 'latest', fields: { look: 'headlines', count: 8 } }),
	];
}
