import type { BlockSamples } from '../../samples/block-samples.ts';
import { searchFor, searchInSection } from '../../samples/sample-subjects.ts';
import { searchResults } from './search-results.tsx';

export const searchResultsSamples: BlockSamples = {
	block: searchResults,
	samples: [
		{ name: 'before anything was asked', subject: searchFor(undefined) },
		{ name: 'something found', subject: searchFor('de') },
		{ name: 'found in a section', subject: searchInSection('de') },
		{ name: 'nothing found in a section', subject: searchInSection('xyzzy') },
		{ name: 'nothing found', subject: searchFor('xyzzy') },
	],
};
