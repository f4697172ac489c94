import type { BlockSamples } from '../../gallery/sample.ts';
import { nothing } from '../../gallery/subjects.ts';
import { footer } from './footer.tsx';

export const footerSamples: BlockSamples = {
	block: footer,
	samples: [
		{ name: 'all that a brand has' },
		{ name: 'no sections and no news yet', content: { navigation: async () => [], list: nothing } },
	],
};
