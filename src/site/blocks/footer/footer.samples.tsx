import type { BlockSamples } from '../../samples/block-samples.ts';
import { nothing } from '../../samples/sample-subjects.ts';
import { footer } from './footer.tsx';

export const footerSamples: BlockSamples = {
	block: footer,
	samples: [
		{ name: 'all that a brand has' },
		{ name: 'no sections and no news yet', content: { navigation: async () => [], list: nothing } },
	],
};
