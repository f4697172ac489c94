import { brands } from '#brands';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

const { resent } = brands.tn.texts.account;

export const registerValidateSamples: BlockSamples<'RegisterValidate'> = {
	block: 'RegisterValidate',
	samples: [
		{ name: 'after a sign-up', size: 'brick_full' },
		{
			name: 'with words and a picture from its fields',
			size: 'brick_full',
			fields: { title: 'Un paso más', subtitle: 'Mirá tu mail.', customImage: true, image: '/assets/icons/eltrece.svg' },
		},
		{ name: 'a link that waits for a click', size: 'brick_full', subject: accountOf({ link: 'valid' }) },
		{ name: 'an expired link', size: 'brick_full', subject: accountOf({ link: 'dead' }) },
		{ name: 'a link that was used', size: 'brick_full', subject: accountOf({ link: 'verified' }) },
		{
			name: 'sent again',
			size: 'brick_full',
			subject: accountOf({ sent: { form: 'resend', state: { values: { email: 'ana@mail.com' }, problems: {}, done: resent } } }),
		},
	],
};
