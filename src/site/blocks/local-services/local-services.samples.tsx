import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleWeather } from '../../samples/sample-weather.ts';

export const localServicesSamples: BlockSamples<'local-services'> = {
	block: 'local-services',
	samples: [
		{
			name: 'the weather and four services',
			shows: 'somewhere',
			content: { weather: async () => ({ cities: [], city: sampleWeather() }) },
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
