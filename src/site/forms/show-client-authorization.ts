import type { FastifyReply } from 'fastify';
import { refuse } from '#platform/http/refusals';
import { readAccountRequest } from './account-request.ts';
import { knownAnswer, readClientAuthorizationRequest } from './client-authorization-form-handlers.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { sendPage } from './send-page.ts';

/** Makes the page that asks a reader whether a client may read their data, or redirects a reader who was asked before to the client. */
export async function showClientAuthorization(deps: FormDeps, path: string, exchange: Exchange): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const accountRequest = readAccountRequest(deps, exchange, { brand, fields: {} });
	const clientAuthorizationRequest = await readClientAuthorizationRequest(accountRequest);
	const to = clientAuthorizationRequest?.isSignedIn ? await knownAnswer(accountRequest, deps.origins[brand.id]) : undefined;
	if (to !== undefined) return reply.header('cache-control', 'no-store').redirect(to, 303);
	return sendPage(
		reply,
		await deps.site.accountPage(request.host, path, { clientAuthorizationRequest }),
		clientAuthorizationRequest ? 200 : 400,
	);
}
