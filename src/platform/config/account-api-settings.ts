// Where a brand's pages call the account API, and the domain whose hosts share the session in a cookie.
import { originProblem } from './brand-origins.ts';
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** How the pages of a brand call the account API. */
export type AccountApiSettings = {
	/** The origin that they call, without a slash at the end (API-01); undefined: their own. */
	readonly apiOrigin?: string | undefined;
	/** The domain whose hosts share the session in a cookie (LIM-03); undefined: the session is in web storage. */
	readonly sessionDomain?: string | undefined;
};

type AccountApiVariables = Pick<Variables, 'ACCOUNT_API_ORIGINS' | 'SESSION_DOMAINS'>;

/** Reads the settings of the brands whose pages differ from the default. */
export function readAccountApi(
	{ ACCOUNT_API_ORIGINS = [], SESSION_DOMAINS = [] }: AccountApiVariables,
	origins: ReadonlyMap<string, string>,
	scope: BrandScope,
): BrandValues<AccountApiSettings> {
	const read = readByBrand({ ACCOUNT_API_ORIGINS, SESSION_DOMAINS }, scope, (get) => ({
		apiOrigin: originOf(get('ACCOUNT_API_ORIGINS')),
		sessionDomain: get('SESSION_DOMAINS'),
	}));
	const apiOrigins = [...read.values.values()].flatMap(({ apiOrigin }) => apiOrigin ?? []);
	const hosts = [...origins.values(), ...apiOrigins].map(hostOf);
	return {
		values: read.values,
		problems: [
			...read.problems,
			...valueProblems('ACCOUNT_API_ORIGINS', ACCOUNT_API_ORIGINS, ({ value }) => originProblem(value, scope.production)),
			...(new Set(hosts).size < hosts.length ? ['ACCOUNT_API_ORIGINS: two brands, or a brand and its site, share a host'] : []),
			...valueProblems('SESSION_DOMAINS', SESSION_DOMAINS, ({ brand, value }) =>
				isDomainOf(value, hostOf(origins.get(brand)) ?? '') ? undefined : 'must be the host of its origin, or a domain above it with a dot',
			),
		],
	};
}

const originOf = (value: string | undefined): string | undefined => (value === undefined ? undefined : (URL.parse(value)?.origin ?? value));
const hostOf = (origin = ''): string | undefined => URL.parse(origin)?.hostname;
const isDomainOf = (domain: string, host: string): boolean => domain.includes('.') && `.${host}`.endsWith(`.${domain}`);
