import type { UnsubscribeLink } from '../islands/account/newsletters/newsletter-links.ts';

/** Names of newsletters that a link is about. */
export const sampleNames = [
	{ id: 'primera-hora', title: 'Primera hora' },
	{ id: 'domingo', title: 'Una carta larga para el domingo' },
];

/** An unsubscribe link of an address that gets another newsletter too. */
export const sampleUnsubscribeLink: UnsubscribeLink = {
	kind: 'found',
	newsletters: sampleNames.slice(0, 1),
	areActive: true,
	others: sampleNames.slice(1),
};
