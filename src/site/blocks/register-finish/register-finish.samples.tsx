import type { BlockSamples } from '../../samples/block-samples.ts';
import { registerFinish } from './register-finish.tsx';

export const registerFinishSamples: BlockSamples = {
	block: registerFinish,
	samples: [{ name: 'an address that was verified', size: 'brick_full' }],
};
