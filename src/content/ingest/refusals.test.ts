import { expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { refuse } from './refusals.ts';

const signIn = { 'www-authenticate': 'Bearer, Kiosco-HMAC-SHA256' };

it.each([
	['no-credentials', 401, signIn],
	['wrong-credentials', 401, signIn],
	['signature-expired', 401, {}],
	['signature-used', 401, {}],
	['other-brand', 403, {}],
	['unknown-brand', 404, {}],
	['unknown-type', 404, {}],
	['unknown-document', 404, {}],
	['unknown-revision', 404, {}],
	['wrong-collection', 422, {}],
	['no-such-page', 400, {}],
	['not-utf8', 400, {}],
	['encoded', 415, {}],
	['too-many', 413, {}],
] as const)('the refusal %s has the status %i and says why in a sentence', (code, httpStatus, headers) => {
	expect(() => refuse(code)).toThrow(Refusal);
	try {
		refuse(code);
	} catch (refusal) {
		expect(refusal).toMatchObject({ code, httpStatus, message: expect.stringMatching(/^[A-Z].*\.$/) });
		expect(Object(refusal).headers ?? {}).toEqual(headers);
	}
});
