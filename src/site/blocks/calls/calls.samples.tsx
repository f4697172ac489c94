import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCall, sampleClosed, sampleSoon } from '../../samples/sample-calls.ts';
import type { Subject } from '../../subject.ts';

const list = (calls: readonly (typeof sampleCall)[]) => async (): Promise<Subject> => ({ kind: 'calls', calls });
const one = (call: typeof sampleCall | undefined, others: readonly (typeof sampleCall)[]) => async (): Promise<Subject> => ({
	kind: 'call',
	name: 'Candidateame',
	call,
	others,
});

export const callsSamples: BlockSamples<'calls'> = {
	block: 'calls',
	samples: [
		{ name: 'open, to come and closed', subject: list([sampleCall, { ...sampleCall, slug: 'otra' }, sampleSoon, sampleClosed]) },
		{ name: 'no call', subject: list([]) },
	],
};

export const otherCallsSamples: BlockSamples<'other-calls'> = {
	block: 'other-calls',
	samples: [
		{ name: 'beside a call', size: 'brick_menor', subject: one(sampleClosed, [sampleCall, sampleSoon]) },
		{ name: 'in place of a call', subject: one(undefined, [sampleCall, sampleSoon]) },
		{ name: 'none', subject: one(undefined, []) },
	],
};
