import type { BlockSamples } from '../../samples/block-samples.ts';

export const localServicesSamples: BlockSamples<'local-services'> = {
	block: 'local-services',
	samples: [
		{
			name: 'four services',
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
