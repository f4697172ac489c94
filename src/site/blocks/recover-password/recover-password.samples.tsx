import { brands } from '#brands';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';
import { recoverPassword } from './recover-password.tsx';

const { recoverDone } = brands.tn.texts.account;

export const recoverPasswordSamples: BlockSamples = {
	block: recoverPassword,
	samples: [
		{ name: 'empty', size: 'brick_full' },
		{
			name: 'asked',
			size: 'brick_full',
			subject: accountOf({ sent: { form: 'recover', state: { values: {}, problems: {}, done: recoverDone } } }),
		},
	],
};
