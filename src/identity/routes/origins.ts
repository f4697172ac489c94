// Which origins may call: CORS headers, and the refusal of changes from other sites.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import type { Providers } from '../providers/providers.ts';
import { refuse } from '../refuse.ts';
import type { FindBrand } from './read-call.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by `addCors`. */
		caller: Caller;
	}
}

/** How long browsers may cache a preflight response (s). No browser accepts more than two hours. */
const preflightSeconds = 7_200;

/** Where to look up brands and the pages that may call. */
export type CorsOptions = { readonly findBrand: FindBrand; readonly providers: Providers };

/**
 * Adds CORS headers (W08). The sites of our brands, and the other sites that a brand names, may call with cookies. The sites of a brand's
 * clients may call without cookies. All other sites may not call. Answers every preflight, because the SDK causes one for each call (contract 1.3).
 */
export function addCors(app: FastifyInstance, { findBrand, providers }: CorsOptions): void {
	app.decorateRequest('caller', 'stranger');
	app.addHook('onRequest', async (request, reply) => {
		reply.header('vary', 'Origin');
		const caller = callerOf({ findBrand, providers }, request);
		request.caller = caller;
		if (caller === 'program' || caller === 'stranger') return;
		reply.headers({
			'access-control-allow-origin': request.headers.origin,
			...(caller === 'site' && { 'access-control-allow-credentials': 'true' }),
			'access-control-expose-headers': 'Retry-After, X-Request-Id',
		});
	});
	app.options('/identity/*', async (_request, reply) =>
		reply
			.code(204)
			.headers({
				'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
				'access-control-allow-headers': 'Authorization, Content-Type',
				'access-control-max-age': String(preflightSeconds),
			})
			.send(),
	);
}

/**
 * The kind of caller, by its `Origin`: a program without an origin, a page of ours or of an origin that a brand names, a page of a client,
 * or any other page.
 */
type Caller = 'program' | 'site' | 'client' | 'stranger';

function callerOf({ findBrand, providers }: CorsOptions, { host, headers: { origin } }: Pick<FastifyRequest, 'host' | 'headers'>): Caller {
	if (origin === undefined) return 'program';
	if (isOfBrand(findBrand, origin)) return 'site';
	const brand = findBrand(host)?.brand;
	if (brand === undefined) return 'stranger';
	if (providers.settingsFor({ brand }).callerOrigins?.includes(origin)) return 'site';
	return isOfClient(providers, brand, origin) ? 'client' : 'stranger';
}

/** Refuses a page of another site with `foreign-origin` (W09). Browsers would only hide the answer from it; what the call did would stand. */
export function refuseForeignOrigin({ caller }: FastifyRequest): void {
	if (caller === 'stranger') refuse('foreign-origin');
}

/** Whether an origin is exactly the origin of a brand's site, including scheme and port. */
function isOfBrand(findBrand: FindBrand, origin: string): boolean {
	return URL.canParse(origin) && findBrand(new URL(origin).host)?.origin === origin;
}

/** Whether an origin belongs to a redirect URI of a client. The redirect URIs of apps have no web origin. */
function isOfClient(providers: Providers, brand: Brand, origin: string): boolean {
	if (!/^https?:/.test(origin)) return false;
	return providers
		.settingsFor({ brand })
		.clients.some(({ redirectUris }) => redirectUris.some((address) => URL.parse(address)?.origin === origin));
}
