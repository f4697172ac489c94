import type { Texts } from '#brands';
import { type Arrangement, type BlockFields, band, row, rowOfThree, rowOfTwo } from '../../arrangement.ts';
import { dossier, fromHome, home, ofSection, videos } from './home-blocks.ts';

const services: BlockFields<'local-services'>['services'] = [
	{ tag: 'clima', icon: 'weather' },
	{ tag: 'agua', icon: 'water' },
	{ tag: 'colectivos', icon: 'transport' },
	{ tag: 'precios', icon: 'prices' },
];

/** The front page of a city's channel: local services, the day's main story, the neighbourhoods, local culture. */
export function localHome({ watchNow }: Texts): Arrangement {
	return [
		row('brick_full', { block: 'alert' }),
		row('brick_100', { block: 'local-services', fields: { section: '/servicios', services } }),
		row('brick_100', { block: 'hero', fields: { source: home, look: 'side', bullets: true } }),
		rowOfTwo([fromHome('grid', 6)], [{ block: 'latest', fields: { look: 'wire', count: 8 } }]),
		row('brick_100', ofSection('/cordoba/barrios', 'mosaic', 5)),
		band('brick_full', dossier(1, 'carousel', 8)),
		rowOfTwo([ofSection('/sucesos', 'lead', 5)], [{ block: 'most-read' }]),
		row('brick_100', ofSection('/cordoba/sierras', 'lead', 4)),
		rowOfThree([ofSection('/politica', 'stack', 3)], [ofSection('/economia', 'stack', 3)], [ofSection('/deportes', 'stack', 3)]),
		band('brick_full', videos(watchNow, 'carousel', 8)),
		row('brick_100', { block: 'latest', fields: { look: 'headlines', count: 8 } }),
	];
}
