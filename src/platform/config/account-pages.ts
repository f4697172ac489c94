import { type BrandScope, type BrandValues, originProblem, unknownBrands } from './brand-settings.ts';
import type { Variables } from './variables.ts';

/** How the pages of a brand use the reader accounts. */
export type AccountPages = {
	/** The origin that they call, without a slash at the end (API-01); undefined: their own. */
	readonly apiOrigin: string | undefined;
	/** The domain whose hosts share the session in a cookie (LIM-03); undefined: the session is in web storage. */
	readonly sessionDomain: string | undefined;
};

type AccountPageVariables = Pick<Variables, 'ACCOUNT_API_ORIGINS' | 'SESSION_DOMAINS'>;

/** Reads how the pages of the brands use the reader accounts, where they differ from the default. */
export function readAccountPages(
	{ ACCOUNT_API_ORIGINS: apis = [], SESSION_DOMAINS: domains = [] }: AccountPageVariables,
	origins: ReadonlyMap<string, string>,
	scope: BrandScope,
): BrandValues<AccountPages> {
	const apiOrigins = new Map(apis.map(({ brand, value }) => [brand, URL.parse(value)?.origin ?? value]));
	const sessionDomains = new Map(domains.map(({ brand, value }) => [brand, value]));
	const named = scope.brands.filter((brand) => apiOrigins.has(brand) || sessionDomains.has(brand));
	const hosts = [...origins.values(), ...apiOrigins.values()].map((origin) => URL.parse(origin)?.hostname);
	return {
		values: new Map(named.map((brand) => [brand, { apiOrigin: apiOrigins.get(brand), sessionDomain: sessionDomains.get(brand) }])),
		problems: [
			...unknownBrands('ACCOUNT_API_ORIGINS', apis, scope),
			...unknownBrands('SESSION_DOMAINS', domains, scope),
			...apis.flatMap(({ brand, value }) => {
				const wrong = originProblem(value, scope.production);
				return wrong === undefined ? [] : [`ACCOUNT_API_ORIGINS: ${brand} ${wrong}`];
			}),
			...(new Set(hosts).size < hosts.length ? ['ACCOUNT_API_ORIGINS: two brands, or a brand and its site, share a host'] : []),
			...domains
				.filter(({ brand, value }) => !isDomainOf(value, URL.parse(origins.get(brand) ?? '')?.hostname ?? ''))
				.map(({ brand }) => `SESSION_DOMAINS: ${brand} must be the host of its origin, or a domain above it with a dot`),
		],
	};
}

const isDomainOf = (domain: string, host: string): boolean => domain.includes('.') && `.${host}`.endsWith(`.${domain}`);
