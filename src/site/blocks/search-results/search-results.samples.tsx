import type { BlockSamples } from '../../samples/block-samples.ts';
import { searchFor, searchInSection } from '../../samples/sample-subjects.ts';

export const searchResultsSamples: BlockSamples<'search-results'> = {
	block: 'search-results',
	samples: [
		{ name: 'before a search', subject: searchFor(undefined) },
		{ name: 'something found', subject: searchFor('de') },
		{ name: 'found in a section', subject: searchInSection('de') },
		{ name: 'nothing found in a section', subject: searchInSection('xyzzy') },
		{ name: 'nothing found', subject: searchFor('xyzzy') },
	],
};
