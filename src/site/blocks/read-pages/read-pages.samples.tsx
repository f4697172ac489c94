import type { BlockSamples } from '../../samples/block-samples.ts';

export const readPagesSamples: BlockSamples<'read-pages'> = {
	block: 'read-pages',
	samples: [{ name: 'without a connection', subject: async () => ({ kind: 'offline', name: 'Sin conexión' }) }],
};
