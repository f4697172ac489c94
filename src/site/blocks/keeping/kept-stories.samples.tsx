import type { BlockSamples } from '../../samples/block-samples.ts';

export const keptStoriesSamples: BlockSamples<'kept-stories'> = {
	block: 'kept-stories',
	samples: [
		{ name: 'saved stories, before the browser fills them in', fields: { list: 'saved' }, path: '/guardadas/' },
		{ name: 'the history', fields: { list: 'read' }, path: '/historial/' },
	],
};
