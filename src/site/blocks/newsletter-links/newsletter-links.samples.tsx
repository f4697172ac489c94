import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleNames, sampleUnsubscribeLink } from '../../samples/sample-subscriptions.ts';
import type { AccountPageData, Subject } from '../../subject.ts';

const page = (name: string, title: string) => (data: AccountPageData) => async (): Promise<Subject> => ({
	kind: 'account',
	name,
	title,
	...data,
});
const confirmPage = page('confirmar', 'Confirmá tu suscripción');
const unsubscribePage = page('baja', 'Dejar un newsletter');

export const confirmSubscriptionSamples: BlockSamples<'confirm-subscription'> = {
	block: 'confirm-subscription',
	samples: [
		{ name: 'a link that works', subject: confirmPage({ subscriptionLink: { state: 'open', newsletters: sampleNames } }) },
		{ name: 'a confirmed subscription', subject: confirmPage({ subscriptionLink: { state: 'confirmed', newsletters: sampleNames } }) },
		{ name: 'a link that does not work', subject: confirmPage({}) },
	],
};

export const unsubscribeSamples: BlockSamples<'unsubscribe'> = {
	block: 'unsubscribe',
	samples: [
		{ name: 'a subscription, and another', subject: unsubscribePage({ unsubscribeLink: sampleUnsubscribeLink }) },
		{
			name: 'an ended subscription',
			subject: unsubscribePage({ unsubscribeLink: { kind: 'found', newsletters: sampleNames, areActive: false, others: [] } }),
		},
		{ name: 'a damaged link', subject: unsubscribePage({}) },
	],
};
