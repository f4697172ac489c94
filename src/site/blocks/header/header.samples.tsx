import type { BlockSamples } from '../../samples/block-samples.ts';
import { aSection } from '../../samples/sample-subjects.ts';

export const headerSamples: BlockSamples<'Header'> = {
	block: 'Header',
	samples: [
		{ name: 'header-home, the front page' },
		{ name: 'header-global, a section with its link', path: '/deportes/', subject: aSection },
		{ name: 'header-global, an account page without its own button', path: '/ingresar/' },
		{ name: 'no navigation yet', content: { navigation: async () => [] } },
	],
};

/** The header of tn is the same block under its own name (BLK-09). */
export const tnHeaderSamples: BlockSamples<'TN/Header'> = {
	block: 'TN/Header',
	samples: [
		{ name: 'header-home, the front page of tn' },
		{ name: 'header-global, a section of tn with its link', path: '/deportes/', subject: aSection },
	],
};
