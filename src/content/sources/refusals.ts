import { Refusal, refusals } from '#platform/refusal';

/** Refusals of content sources. */
export const sourceRefusals = {
	'unknown-source': [404, 'There is no such content source.'],
	'nothing-found': [404, 'The content source has nothing for this query.'],
	gone: [410, 'This document was taken away.'],
	'invalid-query': [400, 'The query is not what the content source takes.'],
	'invalid-filter': [400, 'The filter is not a selection of fields.'],
	'unknown-site': [404, 'There is no such site.'],
} as const;

export const refuse = refusals(sourceRefusals);

/** Answers 302 with the address of a document that moved, as upstream does (content API, b.2). */
export function redirectTo(address: string): never {
	throw new Refusal('moved', [302, 'The document is at another address.', { location: address }]);
}
