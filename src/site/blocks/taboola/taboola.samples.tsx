import type { BlockSamples } from '../../samples/block-samples.ts';

const nothing = { mostRead: async () => [], list: async () => [] };
const leftOut = { name: 'nothing to recommend: the block is left out', shows: 'nowhere', content: nothing } as const;

export const taboolaFeedSamples: BlockSamples<'TaboolaFeed'> = {
	block: 'TaboolaFeed',
	samples: [{ name: 'as a row of its own' }, leftOut],
};

export const taboolaCarouselSamples: BlockSamples<'TaboolaCarousel'> = {
	block: 'TaboolaCarousel',
	samples: [{ name: 'as a row of its own' }, leftOut],
};

export const taboolaSideSamples: BlockSamples<'TaboolaSide'> = {
	block: 'TaboolaSide',
	samples: [{ name: 'in a narrow brick', size: 'brick_menor' }, leftOut],
};
