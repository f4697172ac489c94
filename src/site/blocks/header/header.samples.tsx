import type { BlockSamples } from '../../samples/block-samples.ts';
import { aSection } from '../../samples/sample-subjects.ts';

export const headerSamples: BlockSamples<'header'> = {
	block: 'header',
	samples: [
		{ name: 'header-home, the front page' },
		{ name: 'header-global, a section with its link', path: '/deportes/', subject: aSection },
		{ name: 'header-global, an account page without its own button', path: '/ingresar/' },
		{ name: 'no navigation yet', content: { navigation: async () => [] } },
	],
};
