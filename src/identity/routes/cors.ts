import type { FastifyInstance } from 'fastify';
import type { Brand } from '#brands';
import type { Providers } from '../providers/providers.ts';
import type { FindBrand } from './read-call.ts';

/** Longest time (s) that browsers keep the answer to a preflight; more than two hours no browser takes. */
const preflightSeconds = 7_200;

export type CorsOptions = { readonly findBrand: FindBrand; readonly providers: Providers };

/**
 * Lets the pages of our brands and of the sites that a brand names call its service with their cookies, and those of its clients without;
 * no others (W08). A preflight is answered whatever call it is for: the SDK sends its JSON type and its token with every one (contract 1.3).
 */
export function addCors(app: FastifyInstance, { findBrand, providers }: CorsOptions): void {
	app.addHook('onRequest', async ({ host, headers: { origin } }, reply) => {
		reply.header('vary', 'Origin');
		if (origin === undefined) return;
		const brand = findBrand(host)?.brand;
		const isOurs =
			isOfBrand(findBrand, origin) || (brand !== undefined && providers.settingsFor({ brand }).pages?.includes(origin) === true);
		if (!isOurs && !isOfClient(providers, brand, origin)) return;
		reply.headers({
			'access-control-allow-origin': origin,
			...(isOurs && { 'access-control-allow-credentials': 'true' }),
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

/** An origin is a brand's when it is letter by letter the address that the brand is served at: no other scheme, port or look-alike. */
function isOfBrand(findBrand: FindBrand, origin: string): boolean {
	return URL.canParse(origin) && findBrand(new URL(origin).host)?.origin === origin;
}

/** Of apps, whose addresses have no origin, there are no pages to call from. */
function isOfClient(providers: Providers, brand: Brand | undefined, origin: string): boolean {
	if (brand === undefined || !/^https?:/.test(origin)) return false;
	return providers
		.settingsFor({ brand })
		.clients.some(({ redirectUris }) => redirectUris.some((address) => URL.parse(address)?.origin === origin));
}
