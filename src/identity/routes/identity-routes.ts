import type { FastifyPluginAsync } from 'fastify';
import { openidConfiguration } from '../clients/openid-configuration.ts';
import { refuse } from '../refuse.ts';
import { addEndpoints } from './add-endpoints.ts';
import { addProviderNotices } from './add-provider-notices.ts';
import { addProviderRedirects } from './add-provider-redirects.ts';
import type { RouteDeps } from './answer-call.ts';
import { addBodyParsers } from './body-parsers.ts';
import { addCors } from './origins.ts';
import { readCall } from './read-call.ts';

/** All methods but OPTIONS, which `addCors` answers. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** All routes of the identity service: `/identity/public/…` and `/.well-known/…`. Caches must not store the responses (P10). */
export const identityRoutes =
	(routeDeps: RouteDeps): FastifyPluginAsync =>
	async (app) => {
		const { deps, findBrand } = routeDeps;
		await addBodyParsers(app);
		app.addHook('onRequest', async (_request, reply) => {
			reply.header('cache-control', 'no-store');
		});
		addCors(app, { findBrand, providers: deps.providers });
		app.route({
			method: methods,
			url: '/identity/*',
			config: { secretPath: true },
			onRequest: async () => refuse('call-not-found'),
			handler: async () => {},
		});
		app.get('/.well-known/jwks.json', async () => deps.keys.jwks());
		app.get('/.well-known/openid-configuration', async (request) => openidConfiguration(deps, readCall(findBrand, request)));
		// Password managers open this URL (W3C, A Well-Known URL for Changing Passwords).
		app.get('/.well-known/change-password', async (request, reply) =>
			reply.redirect(readCall(findBrand, request).brand.accounts.changePasswordPath, 302),
		);
		addEndpoints(app, routeDeps);
		addProviderRedirects(app, deps, findBrand);
		addProviderNotices(app, deps, findBrand);
	};
