import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { callDocs } from '#identity';
import { createCaptcha } from '#platform/captcha';
import { createLimits } from '#platform/limits';
import { openOutboundHttp } from '#platform/outbound-http';
import { byForm } from '../support/form.ts';
import { type MakeGuards, testIdentity } from '../support/identity/identity.ts';
import { requestsOf } from '../support/identity/random-requests.ts';

/** Requests that are under way at once, and how often: 200 of each call, or 2,000. */
const [atOnce, times] = [20, byForm(10, 100)];

/** Lets everybody in, so that requests get as far as they can; its challenges are real ones. */
const openWithCaptcha: MakeGuards = async ({ clock, log, secret }, open) => {
	const limits = createLimits({ clock, log, secret: secret.reveal(), database: undefined, redis: undefined });
	const key = { current: createSecretKey(Buffer.alloc(32, 1)), other: undefined };
	const { challenge } = createCaptcha({ settings: { provider: 'altcha' }, key, limits, outboundHttp: openOutboundHttp(), clock, log });
	return { ...open, captcha: { ...open.captcha, challenge } };
};

describe('whatever is sent to a call', () => {
	const service = testIdentity({}, undefined, openWithCaptcha);

	it.each(callDocs())(
		'$name fails for nobody, and says with code and message what it refuses',
		async (call) => {
			const { accessToken } = await service.reader();
			const requests = requestsOf(call, accessToken);
			const isAnswered = async (request: InjectOptions) => {
				const { statusCode, body } = await service.send(request);
				const answer = body === '' ? {} : JSON.parse(body);
				if (statusCode < 400) expect('code' in Object(answer) && 'message' in Object(answer)).toBe(false);
				else
					expect(answer).toEqual({
						code: expect.stringMatching(/./),
						message: expect.stringMatching(/./),
						httpStatus: statusCode,
						// The token call of a provider says it in the words of OAuth (RFC 6749, 5.2).
						error: expect.toBeOneOf([true, 'invalid_request', 'invalid_client', 'invalid_grant', 'unsupported_grant_type']),
					});
				expect(statusCode).toBeLessThan(500);
			};
			const many = fc.array(requests, { minLength: atOnce, maxLength: atOnce });
			await fc.assert(
				fc.asyncProperty(many, async (batch) => {
					await Promise.all(batch.map(isAnswered));
				}),
				{ numRuns: times },
			);
			expect(Object.prototype).not.toHaveProperty('a');
		},
		120_000,
	);
});
