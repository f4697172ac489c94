import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

export const modifyPasswordSamples: BlockSamples<'ModifyPassword'> = {
	block: 'ModifyPassword',
	samples: [
		{ name: 'empty', size: 'brick_full' },
		{
			name: 'two passwords that differ',
			size: 'brick_full',
			subject: accountOf({
				sent: {
					form: 'modify',
					state: { values: {}, problems: { newPasswordRepeat: 'Las contraseñas ingresadas no coinciden' } },
				},
			}),
		},
		{ name: 'an expired link', size: 'brick_full', subject: accountOf({ link: 'dead' }) },
	],
};
