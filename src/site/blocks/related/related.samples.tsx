import type { BlockSamples } from '../../gallery/sample.ts';
import { newestStory } from '../../gallery/subjects.ts';
import { related } from './related.tsx';

export const relatedSamples: BlockSamples = {
	block: related,
	samples: [{ name: 'under a story', subject: newestStory('kind:article') }],
};
