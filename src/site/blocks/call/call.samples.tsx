import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCall, sampleSoon } from '../../samples/sample-calls.ts';
import type { Subject } from '../../subject.ts';

const page = (call: typeof sampleCall | undefined) => async (): Promise<Subject> => ({
	kind: 'call',
	name: call?.title ?? 'Candidateame',
	call,
	others: [],
});

export const callSamples: BlockSamples<'call'> = {
	block: 'call',
	samples: [
		{ name: 'an open call', subject: page(sampleCall) },
		{ name: 'a call to come, without requirements', subject: page(sampleSoon) },
	],
};

export const callHeadSamples: BlockSamples<'call-head'> = {
	block: 'call-head',
	samples: [
		{ name: 'a call', subject: page(sampleCall) },
		{ name: 'a brand without a general call', subject: page(undefined) },
	],
};
