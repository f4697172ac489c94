import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { IdentityDeps } from '../identity-deps.ts';
import { callbackParameters, handleCallback } from '../providers/openid/handle-callback.ts';
import { appleId } from '../providers/openid/openid-provider.ts';
import { type FindBrand, readCall } from './read-call.ts';

const takes = v.object({
	params: v.object({ provider: v.optional(v.string(), appleId) }),
	query: callbackParameters,
	body: v.optional(callbackParameters, {}),
});

/**
 * Adds the callback URLs to which providers send readers back, with a query or a form (contract 4.35). They redirect the browser to a page
 * of the site, so they are not in the table of endpoints.
 */
export function addCallbacks(app: FastifyInstance, deps: IdentityDeps, findBrand: FindBrand): void {
	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		const call = readCall(findBrand, request);
		const { params, query, body } = parseInput(takes, request);
		const answer = request.method === 'POST' ? body : query;
		return reply.redirect(await handleCallback(deps, call, { id: params.provider, answer }), 303);
	};
	for (const url of ['/identity/public/v1/apple/auth', '/identity/public/v2/oidc/:provider/callback']) {
		app.route({ method: ['GET', 'POST'], url, exposeHeadRoute: false, handler });
	}
}
