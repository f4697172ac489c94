import type { BlockSamples } from '../../samples/block-samples.ts';
import { genericInfo } from './generic-info.tsx';

const fields = { title: 'Todo listo', subtitle: 'Ya podés seguir leyendo.', action: { text: 'Ver lo último', href: '/lo-ultimo/' } };

export const genericInfoSamples: BlockSamples = {
	block: genericInfo,
	samples: [
		{ name: 'one action', size: 'brick_full', fields },
		{ name: 'with a picture and a way home', size: 'brick_full', fields: { ...fields, image: '/assets/icons/tn.svg', homeButton: true } },
	],
};
