import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleAds } from '../../samples/sample-ads.ts';

const [own, paid] = sampleAds;

export const adSamples: BlockSamples<'ad'> = {
	block: 'ad',
	samples: [
		{ name: 'of the brand, in a row', fields: { place: 'row' }, content: { ads: async () => [own] } },
		{ name: 'of an advertiser, without a picture', fields: { place: 'row' }, content: { ads: async () => [paid] } },
		{ name: 'beside a story', fields: { place: 'rail' }, size: 'brick_menor', content: { ads: async () => [own] } },
		{ name: 'no ads: the slot is left out', fields: { place: 'row' }, shows: 'nowhere', content: { ads: async () => [] } },
	],
};
