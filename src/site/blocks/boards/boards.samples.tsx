import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleBoards } from '../../samples/sample-boards.ts';

const fields = { section: '/economia', kinds: ['indicators' as const, 'scores' as const, 'table' as const] };

export const boardsSamples: BlockSamples<'boards'> = {
	block: 'boards',
	samples: [
		{ name: 'of each kind', fields, content: { boards: async () => sampleBoards } },
		{ name: 'in a narrow brick', size: 'brick_menor', fields, content: { boards: async () => sampleBoards } },
		{
			name: 'figures that nobody confirmed for long',
			fields,
			content: { boards: async () => sampleBoards.map((board) => ({ ...board, isOld: true })) },
		},
		{ name: 'a section without figures', shows: 'nowhere', fields, content: { boards: async () => [] } },
	],
};
