// The routes that send a reader to a provider and take them back.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { callbackParameters, handleCallback } from '../providers/openid/handle-callback.ts';
import { appleId, signInPageOf } from '../providers/openid/openid-provider.ts';
import { initiateOidc } from '../providers/openid/start-sign-in.ts';
import { bindBrowser } from '../sessions/binding-cookie.ts';
import { type Exchange, type FindBrand, readCall } from './read-call.ts';

const callbackInput = v.object({
	params: v.object({ provider: v.optional(v.string(), appleId) }),
	query: callbackParameters,
	body: v.optional(callbackParameters, {}),
});

const startInput = v.object({ params: v.object({ provider: v.string() }) });

/**
 * Starts a sign-in at a provider and returns the URL to redirect to. If it cannot start, or another site sent the reader here, returns the
 * URL of our sign-in page. A plain link leads here, so this works without scripts.
 */
async function startOrReturn(deps: IdentityDeps, call: Call, { request, reply }: Exchange): Promise<string> {
	if (request.headers['sec-fetch-site'] === 'cross-site') return signInPageOf(call);
	try {
		const { provider } = parseInput(startInput, request).params;
		return (await initiateOidc(deps, call, { id: provider, browserSecret: bindBrowser(request, reply) })).url;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return `${signInPageOf(call)}?error=sign_in_failed`;
	}
}

/**
 * Adds the link that starts a sign-in at a provider, and the callback URLs to which providers send readers back, with a query or a form
 * (contract 4.35). They redirect the browser, so they are not in the table of endpoints.
 */
export function addProviderRedirects(app: FastifyInstance, deps: IdentityDeps, findBrand: FindBrand): void {
	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		const call = readCall(findBrand, request);
		const { params, query, body } = parseInput(callbackInput, request);
		const answer = request.method === 'POST' ? body : query;
		return reply.redirect(await handleCallback(deps, call, { id: params.provider, answer }), 303);
	};
	app.get('/identity/public/v2/oidc/:provider/start', { exposeHeadRoute: false }, async (request, reply) =>
		reply.redirect(await startOrReturn(deps, readCall(findBrand, request), { request, reply }), 303),
	);
	for (const url of ['/identity/public/v1/apple/auth', '/identity/public/v2/oidc/:provider/callback']) {
		app.route({ method: ['GET', 'POST'], url, exposeHeadRoute: false, handler });
	}
}
