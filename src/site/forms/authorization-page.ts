import type { FastifyReply } from 'fastify';
import { refuse } from '#platform/http/refusals';
import { knownAnswer, readClientRequest } from './authorization-form-handlers.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';

/** Makes the page that asks a reader whether a client may read their data, or leads a reader who was asked before back to the client. */
export async function showAuthorization(deps: FormDeps, path: string, exchange: Exchange): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const form = readForm(deps, exchange, { brand, fields: {} });
	const clientRequest = await readClientRequest(form);
	const to = clientRequest?.isSignedIn ? await knownAnswer(form, deps.origins[brand.id]) : undefined;
	if (to !== undefined) return reply.header('cache-control', 'no-store').redirect(to, 303);
	return sendPage(reply, await deps.site.accountPage(request.host, path, { clientRequest }), clientRequest ? 200 : 400);
}
