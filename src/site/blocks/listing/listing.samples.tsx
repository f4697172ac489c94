import type { BlockSamples } from '../../samples/block-samples.ts';
import { anEmptySection, aSection } from '../../samples/sample-subjects.ts';

export const listingSamples: BlockSamples<'listing'> = {
	block: 'listing',
	samples: [
		{ name: 'list', subject: aSection },
		{ name: 'grid', subject: aSection, fields: { look: 'grid' } },
		{ name: 'no story yet', subject: anEmptySection },
	],
};
