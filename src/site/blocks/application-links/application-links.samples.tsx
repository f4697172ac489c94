import type { BlockSamples } from '../../samples/block-samples.ts';
import type { AccountPageData, Subject } from '../../subject.ts';

const page = (name: string, title: string) => (data: AccountPageData) => async (): Promise<Subject> => ({
	kind: 'account',
	name,
	title,
	...data,
});
const confirmPage = page('postulacion', 'Confirmá tu postulación');
const withdrawPage = page('retirar', 'Retirar una postulación');
const openCall = { slug: 'familias-que-cocinan', title: 'Buscamos familias que cocinan juntas' };

export const confirmApplicationSamples: BlockSamples<'confirm-application'> = {
	block: 'confirm-application',
	samples: [
		{ name: 'a link that works', subject: confirmPage({ applicationLink: { state: 'open', openCall } }) },
		{ name: 'confirmed', subject: confirmPage({ applicationLink: { state: 'confirmed', openCall } }) },
		{ name: 'a link that does not work', subject: confirmPage({}) },
	],
};

export const withdrawApplicationSamples: BlockSamples<'withdraw-application'> = {
	block: 'withdraw-application',
	samples: [
		{ name: 'something is kept', subject: withdrawPage({ withdrawalLink: { kind: 'found', openCall, isKept: true } }) },
		{ name: 'nothing is kept', subject: withdrawPage({ withdrawalLink: { kind: 'found', openCall, isKept: false } }) },
		{ name: 'a damaged link', subject: withdrawPage({}) },
	],
};
