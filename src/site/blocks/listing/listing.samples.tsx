import type { BlockSamples } from '../../samples/block-samples.ts';
import { anEmptySection, aSection } from '../../samples/sample-subjects.ts';
import { listing } from './listing.tsx';

export const listingSamples: BlockSamples = {
	block: listing,
	samples: [
		{ name: 'list', subject: aSection },
		{ name: 'grid', subject: aSection, fields: { look: 'grid' } },
		{ name: 'no story yet', subject: anEmptySection },
	],
};
