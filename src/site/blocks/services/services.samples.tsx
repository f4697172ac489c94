import type { BlockSamples } from '../../samples/block-samples.ts';
import { services } from './services.tsx';

export const servicesSamples: BlockSamples = {
	block: services,
	samples: [
		{
			name: 'four of them',
			shows: 'somewhere',
			fields: {
				section: '/servicios',
				services: [
					{ tag: 'clima', icon: 'weather' },
					{ tag: 'agua', icon: 'water' },
					{ tag: 'colectivos', icon: 'transport' },
					{ tag: 'precios', icon: 'prices' },
				],
			},
		},
	],
};
