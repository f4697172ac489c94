import type { BlockSamples } from '../../samples/block-samples.ts';
import { anEmptySection, aSection } from '../../samples/sample-subjects.ts';

export const listingSamples: BlockSamples<'listing'> = {
	block: 'listing',
	samples: [
		{ name: 'list', subject: aSection },
		{ name: 'grid', subject: aSection, fields: { look: 'grid' } },
		{ name: 'grid with a larger first story', subject: aSection, fields: { look: 'featured' } },
		{ name: 'no story yet', subject: anEmptySection },
	],
};
