import { emptyForm } from '../../islands/account/form-state.ts';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleReader } from '../../samples/sample-profile.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

const reader = sampleReader;

export const userProfileSamples: BlockSamples<'UserProfile'> = {
	block: 'UserProfile',
	samples: [
		{ name: 'nobody is signed in', size: 'brick_full' },
		{ name: 'a reader', size: 'brick_full', subject: accountOf({ reader }) },
		{
			name: 'a reader who sent invalid data',
			size: 'brick_full',
			subject: accountOf({
				reader,
				sent: {
					form: 'profile',
					state: {
						values: { firstName: 'Ana', lastName: 'Núñez', birthDate: '31/02/2000', phone: '11-4567' },
						problems: {
							birthDate: 'Ingrese una fecha válida con el formato DD/MM/AAAA.',
							phone: 'Debe contener sólo caracteres numéricos.',
						},
					},
				},
			}),
		},
		{
			name: 'a reader who must sign in again',
			size: 'brick_full',
			subject: accountOf({ reader, sent: { form: 'again', state: emptyForm } }),
		},
		{ name: 'a reader who requested deletion', size: 'brick_full', subject: accountOf({ reader: { ...reader, asksDeletion: true } }) },
		{ name: 'a deleted account', size: 'brick_full', subject: accountOf({ isDeleted: true }) },
	],
};
