import type { BlockSamples } from '../../gallery/sample.ts';
import { searchFor } from '../../gallery/subjects.ts';
import { searchResults } from './search-results.tsx';

export const searchResultsSamples: BlockSamples = {
	block: searchResults,
	samples: [
		{ name: 'before anything was asked', subject: searchFor(undefined) },
		{ name: 'something found', subject: searchFor('de') },
		{ name: 'nothing found', subject: searchFor('xyzzy') },
	],
};
