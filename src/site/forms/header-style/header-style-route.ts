import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform/http/refusals';
import { headerStylePath } from '../../outputs/html/header-style-link.ts';
import { readAccountRequest } from '../account-request.ts';
import type { FormDeps } from '../form-deps.ts';
import { isRefused } from '../is-refused.ts';
import { headerStyle } from './header-style.ts';

/**
 * `GET /_site/reader.css`: a style sheet for one reader, by which a cached page shows without scripts that the reader is signed in. For a
 * reader without a session in cookies it is empty and costs no query. No cache stores it, so it is right after the sign-out.
 */
export function addHeaderStyleRoute(server: FastifyInstance, deps: FormDeps): void {
	server.get(headerStylePath, async (request, reply) => {
		const brand = deps.brandOf(request.host);
		if (!brand) return refuse('not-found');
		reply.type('text/css; charset=utf-8').header('cache-control', 'private, no-store');
		if (!deps.calls.hasSession(request)) return '';
		const asked = readAccountRequest(deps, { request, reply }, { brand, fields: {} }).call('profile');
		return (await isRefused(asked, 'access-denied')) ? '' : headerStyle(brand, await asked);
	});
}
