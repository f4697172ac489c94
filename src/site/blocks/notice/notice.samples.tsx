import type { BlockSamples } from '../../samples/block-samples.ts';
import { noticeOf } from '../../samples/sample-subjects.ts';

export const noticeSamples: BlockSamples<'notice'> = {
	block: 'notice',
	samples: [
		{
			name: 'not found',
			subject: noticeOf({ name: '404', title: 'No encontramos esta página', text: 'Puede que la dirección esté mal escrita.' }),
		},
		{
			name: 'a fault with its request id',
			subject: noticeOf({ name: '500', title: 'Algo salió mal', text: 'Ya estamos en eso.', requestId: 'a1b2c3' }),
		},
	],
};
