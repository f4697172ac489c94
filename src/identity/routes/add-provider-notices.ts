// The routes at which Apple and Facebook tell us that a reader left them.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { IdentityDeps } from '../identity-deps.ts';
import { facebookDeletionPage } from '../privacy/deletion/facebook-deletion-page.ts';
import { deletedAt, handleFacebookDeletion, statusPath } from '../privacy/deletion/handle-facebook-deletion.ts';
import { handleAppleNotice } from '../providers/openid/handle-apple-notice.ts';
import { refuse } from '../refuse.ts';
import { type FindBrand, readCall } from './read-call.ts';

const text = v.pipe(v.string(), v.maxLength(16_000));
const fromApple = v.object({ body: v.object({ payload: text }) });
const fromFacebook = v.object({ body: v.object({ signed_request: text }) });
const ofCode = v.object({ params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }) });

/** Adds the routes for server-to-server notices of providers. Sites do not call them, so they are not in the table of endpoints. */
export function addProviderNotices(app: FastifyInstance, deps: IdentityDeps, findBrand: FindBrand): void {
	app.post('/identity/public/v1/apple/notices', async (request) =>
		handleAppleNotice(deps, readCall(findBrand, request), parseInput(fromApple, request).body.payload),
	);
	app.post(statusPath, async (request) =>
		handleFacebookDeletion(deps, readCall(findBrand, request), parseInput(fromFacebook, request).body.signed_request),
	);
	app.get(`${statusPath}/:code`, async (request, reply) => {
		const { brand } = readCall(findBrand, request);
		const at = deletedAt(deps, parseInput(ofCode, request).params.code) ?? refuse('call-not-found');
		return reply.type('text/html; charset=utf-8').send(facebookDeletionPage(brand, at));
	});
}
