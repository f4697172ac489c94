import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

const frame = 'https://comentarios.example/_site/comments/tn';
const service = { frame, script: 'https://kiosco.disqus.com/embed.js', signsIn: true };

export const commentsSamples: BlockSamples<'comments'> = {
	block: 'comments',
	samples: [
		{ name: 'of a story, before they are loaded', size: 'brick_mayor', subject: newestStory('kind:article'), comments: service },
		{ name: 'a brand without comments: the block is left out', shows: 'nowhere', subject: newestStory('kind:article') },
	],
};
