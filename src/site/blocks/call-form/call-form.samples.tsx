import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCall, sampleClosed, sampleSoon } from '../../samples/sample-calls.ts';
import type { OpenCallPageData, Subject } from '../../subject.ts';

const page =
	(call: typeof sampleCall, data: OpenCallPageData = {}) =>
	async (): Promise<Subject> => ({ kind: 'call', name: call.title, call, others: [], ...data });

const refused: OpenCallPageData = {
	sent: {
		form: 'apply',
		state: {
			values: { email: 'ana', 'answer-nombre': 'Ana Núñez', 'answer-plato': 'Dulce', 'answer-horno': 'yes' },
			problems: {
				email: 'email',
				'answer-telefono': 'missing',
				'answer-historia': 'too-long',
				'answer-foto': 'file-kind',
				consent: 'missing',
			},
		},
	},
};

export const callFormSamples: BlockSamples<'call-form'> = {
	block: 'call-form',
	samples: [
		{ name: 'an open call', size: 'brick_mayor', subject: page(sampleCall) },
		{ name: 'refused', size: 'brick_mayor', subject: page(sampleCall, refused) },
		{ name: 'sent', size: 'brick_mayor', subject: page(sampleCall, { flashMessage: 'application-asked' }) },
		{ name: 'received', size: 'brick_mayor', subject: page(sampleCall, { flashMessage: 'application-received' }) },
		{ name: 'a call to come', size: 'brick_mayor', subject: page(sampleSoon) },
		{ name: 'a closed call', size: 'brick_mayor', subject: page(sampleClosed) },
	],
};
