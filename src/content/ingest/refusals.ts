import { refusals } from '#platform/refusal';

/** Refusals of a whole request to the ingest API. The refusals of documents are in `document-refusal.ts`. */
export const ingestRefusals = {
	'no-credentials': [401, 'This address asks for a key of the brand.', { 'www-authenticate': 'Bearer, Kiosco-HMAC-SHA256' }],
	'wrong-credentials': [401, 'The key or the signature is not right.', { 'www-authenticate': 'Bearer, Kiosco-HMAC-SHA256' }],
	'signature-expired': [401, 'The request was signed more than five minutes away from now.'],
	'signature-used': [401, 'A request with this nonce was received before.'],
	'other-brand': [403, 'This key is of another brand.'],
	'unknown-brand': [404, 'There is no such brand.'],
	'unknown-type': [404, 'Documents of this type are not kept.'],
	'unknown-document': [404, 'There is no such document.'],
	'unknown-revision': [404, 'The document has no such revision.'],
	/** The message is the text of RULE-22 that says what is wrong with it. */
	'wrong-collection': [422, 'The collection is not named by an id or by the address of its page.'],
	'no-such-page': [400, 'A page of revisions begins at a whole number.'],
	'not-utf8': [400, 'The body is not UTF-8.'],
	encoded: [415, 'Compressed bodies are not taken.'],
	'too-many': [413, 'A batch has at most 1,000 documents.'],
} as const;

export const refuse = refusals(ingestRefusals);
