import type { BlockSamples } from '../../samples/block-samples.ts';

const fields = { title: 'Todo listo', subtitle: 'Ya podés seguir leyendo.', action: { text: 'Ver lo último', href: '/lo-ultimo/' } };

export const genericInfoSamples: BlockSamples<'GenericInfo'> = {
	block: 'GenericInfo',
	samples: [
		{ name: 'one action', size: 'brick_full', fields },
		{
			name: 'with a picture and a link to the front page',
			size: 'brick_full',
			fields: { ...fields, image: '/assets/icons/tn.svg', homeButton: true },
		},
	],
};
