import type { BlockSamples } from '../../samples/block-samples.ts';
import { aSection } from '../../samples/sample-subjects.ts';
import { header } from './header.tsx';

export const headerSamples: BlockSamples = {
	block: header,
	samples: [
		{ name: 'header-home, the front page' },
		{ name: 'header-global, a section with its link', path: '/deportes/', subject: aSection },
		{ name: 'header-global, an account page without its own button', path: '/ingresar/' },
		{ name: 'no navigation yet', content: { navigation: async () => [] } },
	],
};
