import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCards } from '../../samples/sample-cards.ts';

export const mostReadRankingSamples: BlockSamples<'most-read-ranking'> = {
	block: 'most-read-ranking',
	samples: [
		{ name: 'of an hour', size: 'brick_menor', fields: { period: 'hour' }, content: { mostRead: async () => sampleCards } },
		{ name: 'with a title of its own', fields: { period: 'day', title: 'Lo más leído' }, content: { mostRead: async () => sampleCards } },
		{ name: 'of a week in which nobody read', size: 'brick_menor', fields: { period: 'week' }, content: { mostRead: async () => [] } },
	],
};
