import { brands } from '#brands';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

const { recoverDone } = brands.tn.texts.account;

export const recoverPasswordSamples: BlockSamples<'RecoverPassword'> = {
	block: 'RecoverPassword',
	samples: [
		{ name: 'empty', size: 'brick_full' },
		{
			name: 'requested',
			size: 'brick_full',
			subject: accountOf({ sent: { form: 'recover', state: { values: {}, problems: {}, done: recoverDone } } }),
		},
	],
};
