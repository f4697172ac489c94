// How the readers of each brand sign in: at which providers, and to which clients.
import { Secret } from '../secret.ts';
import { originProblem } from './brand-origins.ts';
import { type BrandScope, type BrandValues, unknownBrands, valueProblems } from './brand-pairs.ts';
import type { AppleSettings, ClientSettings, OidcSettings } from './sign-in-schemas.ts';
import type { Pair } from './values.ts';
import type { Variables } from './variables.ts';

/** An app of the brand at Facebook, whose secret signs our requests to it. */
export type FacebookApp = { readonly appId: string; readonly secret: Secret };

/** The sign-in providers of a brand, and the clients that its readers sign in to. Anything that is not configured is off. */
export type SignInSettings = {
	/** Client ids of the brand at Google. */
	readonly google: readonly string[];
	readonly facebook: readonly FacebookApp[];
	readonly apple: AppleSettings | undefined;
	readonly oidc: readonly OidcSettings[];
	readonly clients: readonly ClientSettings[];
	/** Origins of other sites whose pages may call the reader accounts of the brand. */
	readonly callerOrigins?: readonly string[];
};

/** The name of an OpenID provider that readers see. */
export const openidName = (provider: OidcSettings): string =>
	provider.protocol === 'Apple' ? 'Apple' : (provider.name ?? new URL(provider.issuer).host);

type SignInVariables = Pick<
	Variables,
	'GOOGLE_CLIENT_IDS' | 'FACEBOOK_APPS' | 'APPLE_CLIENTS' | 'OIDC_PROVIDERS' | 'OIDC_CLIENTS' | 'ACCOUNT_ORIGINS'
>;

/** Reads the sign-in settings of every brand. */
export function readSignIn(variables: SignInVariables, scope: BrandScope): BrandValues<SignInSettings> {
	const { APPLE_CLIENTS, OIDC_PROVIDERS, OIDC_CLIENTS } = variables;
	const google = variables.GOOGLE_CLIENT_IDS ?? [];
	const callerOrigins = variables.ACCOUNT_ORIGINS ?? [];
	const apps = readFacebookApps(variables.FACEBOOK_APPS ?? []);
	const settingsOf = (brand: string): SignInSettings => ({
		google: google.filter((pair) => pair.brand === brand).flatMap(({ value }) => value.split(',').map((item) => item.trim())),
		facebook: apps.read.filter((app) => app.brand === brand),
		apple: APPLE_CLIENTS?.[brand],
		oidc: OIDC_PROVIDERS?.[brand] ?? [],
		clients: OIDC_CLIENTS?.[brand] ?? [],
		callerOrigins: callerOrigins.filter((pair) => pair.brand === brand).map(({ value }) => value),
	});
	return {
		values: new Map(scope.brands.map((brand) => [brand, settingsOf(brand)])),
		problems: [
			...unknownBrands('GOOGLE_CLIENT_IDS', google, scope),
			...unknownBrands('FACEBOOK_APPS', variables.FACEBOOK_APPS ?? [], scope),
			...apps.problems,
			...unknownBrands('APPLE_CLIENTS', brandsOf(APPLE_CLIENTS), scope),
			...unknownBrands('OIDC_PROVIDERS', brandsOf(OIDC_PROVIDERS), scope),
			...unknownBrands('OIDC_CLIENTS', brandsOf(OIDC_CLIENTS), scope),
			...duplicateClients('OIDC_PROVIDERS', OIDC_PROVIDERS),
			...duplicateClients('OIDC_CLIENTS', OIDC_CLIENTS),
			...unknownBrands('ACCOUNT_ORIGINS', callerOrigins, scope),
			...originProblems(callerOrigins, scope),
		],
	};
}

function readFacebookApps(pairs: readonly Pair[]) {
	const form = /^(\d+):(.{16,})$/;
	const read = pairs.flatMap(({ brand, value }) => {
		const [, appId, appSecret] = form.exec(value) ?? [];
		return appId && appSecret ? [{ brand, appId, secret: new Secret(appSecret) }] : [];
	});
	return { read, problems: valueProblems('FACEBOOK_APPS', pairs, ({ value }) => (form.test(value) ? undefined : 'must be id:secret')) };
}

/** Problems of origins that no browser sends in this form: with a slash at the end, a default port, or capitals. */
function originProblems(callerOrigins: readonly Pair[], { production }: BrandScope): string[] {
	return valueProblems('ACCOUNT_ORIGINS', callerOrigins, ({ value }) => {
		const origin = URL.parse(value)?.origin;
		return originProblem(value, production) ?? (origin === value ? undefined : `must be written ${origin}`);
	});
}

const brandsOf = (values: Readonly<Record<string, unknown>> = {}) => Object.keys(values).map((brand) => ({ brand }));

function duplicateClients(name: string, values: Readonly<Record<string, readonly { readonly clientId: string }[]>> = {}): string[] {
	return Object.entries(values)
		.filter(([, items]) => new Set(items.map(({ clientId }) => clientId)).size < items.length)
		.map(([brand]) => `${name}: ${brand} has a clientId twice`);
}
