import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

const filled = { email: 'ana@mail.com', name: 'Ana', lastname: 'Núñez' };

export const loginRegisterFormSamples: BlockSamples<'LoginRegisterForm'> = {
	block: 'LoginRegisterForm',
	samples: [
		{ name: 'login-default, empty', size: 'brick_full' },
		{ name: 'login-paywall', size: 'brick_full', fields: { variant: 'login-paywall' } },
		{
			name: 'login-default, refused',
			size: 'brick_full',
			subject: accountOf({
				sent: {
					form: 'sign-in',
					state: { values: filled, problems: {}, invalidInput: 'La combinación de email y contraseña son incorrectos.' },
				},
			}),
		},
		{
			name: 'signUp-default, with wrong fields',
			size: 'brick_full',
			fields: { variant: 'signUp-default' },
			subject: accountOf({
				sent: {
					form: 'sign-up',
					state: {
						values: { ...filled, name: 'A', email: 'ana@' },
						problems: {
							name: 'Mínimo 2 caracteres, excepto números y caracteres especiales.',
							email: 'Formato de mail inválido. Ej: nombre@mail.com',
							password: 'Mínimo 8 caracteres.',
						},
					},
				},
			}),
		},
		{ name: 'signUp-paywall', size: 'brick_full', fields: { variant: 'signUp-paywall' } },
		{ name: 'signUp-newsletter-subscription', size: 'brick_full', fields: { variant: 'signUp-newsletter-subscription' } },
	],
};
