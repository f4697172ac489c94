import type { Texts } from '#brands';
import { type Arrangement, band, row, rowOfThree, rowOfTwo } from '../../arrangement.ts';
import { dossier, fromHome, home, ofSection, videos } from './home-blocks.ts';

/** The front page of a news channel: the day's main story with the latest news beside it, many headlines, then section by section. */
export function newsHome({ watchNow }: Texts): Arrangement {
	return [
		row('brick_full', { block: 'alert' }),
		rowOfTwo(
			[{ block: 'hero', fields: { source: home, look: 'stacked', bullets: true } }, fromHome('grid', 3)],
			[fromHome('stack', 3), { block: 'latest', fields: { look: 'wire', count: 6 } }],
		),
		// Place 2: the newest dossier is mostly about the day's main story, which stands above.
		band('brick_full', dossier(2, 'lead', 5)),
		row('brick_100', fromHome('grid', 4, true)),
		rowOfTwo([ofSection('/politica', 'lead', 4)], [{ block: 'most-read' }]),
		row('brick_100', ofSection('/deportes', 'mosaic', 5)),
		rowOfTwo([ofSection('/sociedad', 'lead', 4)], [ofSection('/policiales', 'stack', 3)]),
		band('brick_full', videos(watchNow, 'carousel', 8)),
		row('brick_100', ofSection('/economia', 'grid', 4)),
		rowOfTwo([ofSection('/show', 'lead', 4)], [ofSection('/tecno', 'stack', 3)]),
		rowOfThree([ofSection('/internacional', 'stack', 3)], [ofSection('/salud', 'stack', 3)], [ofSection('/campo', 'stack', 3)]),
		row('brick_100', { block: 'latest', fields: { look: 'headlines', count: 8 } }),
	];
}
