import type { FastifyReply } from 'fastify';
import { refuse } from '#platform/http/refusals';
import { askedByClient, knownAnswer, withAsked } from './authorization-form-handlers.ts';
import type { PostedForm } from './form-calls.ts';
import { type FormRoutes, readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';

/** Makes the page that asks a reader whether a client may read their data, or leads a reader who was asked before back to the client. */
export async function showAuthorization(routes: FormRoutes, path: string, posted: PostedForm): Promise<FastifyReply> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const form = readForm(routes, posted, { brand, fields: {} });
	const asked = await askedByClient(form);
	const to = asked?.isSignedIn ? await knownAnswer(form, routes.origins[brand.id]) : undefined;
	if (to !== undefined) return reply.header('cache-control', 'no-store').redirect(to, 303);
	return sendPage(reply, await routes.site.accountPage(request.host, path, withAsked(asked)), asked ? 200 : 400);
}
