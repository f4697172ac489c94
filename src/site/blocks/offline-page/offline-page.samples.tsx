import type { BlockSamples } from '../../samples/block-samples.ts';

export const offlinePageSamples: BlockSamples<'offline-page'> = {
	block: 'offline-page',
	samples: [{ name: 'without a connection', subject: async () => ({ kind: 'offline', name: 'Sin conexión' }) }],
};
