import { refusals } from '#platform/refusal';

/** Refusals of requests that read with a key. */
export const keyRefusals = {
	'no-credentials': [401, 'This address asks for a key of the brand.', { 'www-authenticate': 'Bearer' }],
	'wrong-credentials': [401, 'The key is not right.', { 'www-authenticate': 'Bearer' }],
	'other-brand': [403, 'This key is of another brand.'],
	'no-drafts': [403, 'This key may not read drafts.'],
} as const;

export const refuse = refusals(keyRefusals);
