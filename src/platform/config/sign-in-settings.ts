import { Secret } from '../secret.ts';
import { type BrandScope, originProblem, type Read, unknownBrands } from './brand-settings.ts';
import type { AppleSettings, ClientSettings, OidcSettings } from './sign-in-schemas.ts';
import type { Pair } from './values.ts';

export type FacebookApp = { readonly appId: string; readonly secret: Secret };

/** Who may vouch for the readers of a brand, and whom the brand vouches to; what is not configured is off. */
export type SignInSettings = {
	/** Ids of our clients at Google. */
	readonly google: readonly string[];
	readonly facebook: readonly FacebookApp[];
	readonly apple: AppleSettings | undefined;
	readonly oidc: readonly OidcSettings[];
	readonly clients: readonly ClientSettings[];
	/** Origins of sites elsewhere whose pages may call for its readers. */
	readonly pages?: readonly string[];
};

type Given = {
	readonly GOOGLE_CLIENT_IDS?: readonly Pair[] | undefined;
	readonly FACEBOOK_APPS?: readonly Pair[] | undefined;
	readonly APPLE_CLIENTS?: Readonly<Record<string, AppleSettings>> | undefined;
	readonly OIDC_PROVIDERS?: Readonly<Record<string, readonly OidcSettings[]>> | undefined;
	readonly OIDC_CLIENTS?: Readonly<Record<string, readonly ClientSettings[]>> | undefined;
	readonly ACCOUNT_ORIGINS?: readonly Pair[] | undefined;
};

export function readSignIn(given: Given, scope: BrandScope): Read<SignInSettings> {
	const { APPLE_CLIENTS, OIDC_PROVIDERS, OIDC_CLIENTS } = given;
	const google = given.GOOGLE_CLIENT_IDS ?? [];
	const pages = given.ACCOUNT_ORIGINS ?? [];
	const apps = readApps(given.FACEBOOK_APPS ?? []);
	const settingsOf = (brand: string): SignInSettings => ({
		google: google.filter((pair) => pair.brand === brand).flatMap(({ value }) => value.split(',').map((item) => item.trim())),
		facebook: apps.read.filter((app) => app.brand === brand),
		apple: APPLE_CLIENTS?.[brand],
		oidc: OIDC_PROVIDERS?.[brand] ?? [],
		clients: OIDC_CLIENTS?.[brand] ?? [],
		pages: pages.filter((pair) => pair.brand === brand).map(({ value }) => value),
	});
	return {
		values: new Map(scope.brands.map((brand) => [brand, settingsOf(brand)])),
		problems: [
			...unknownBrands('GOOGLE_CLIENT_IDS', google, scope),
			...unknownBrands('FACEBOOK_APPS', given.FACEBOOK_APPS ?? [], scope),
			...apps.problems,
			...unknownBrands('APPLE_CLIENTS', named(APPLE_CLIENTS), scope),
			...unknownBrands('OIDC_PROVIDERS', named(OIDC_PROVIDERS), scope),
			...unknownBrands('OIDC_CLIENTS', named(OIDC_CLIENTS), scope),
			...twice('OIDC_PROVIDERS', OIDC_PROVIDERS),
			...twice('OIDC_CLIENTS', OIDC_CLIENTS),
			...unknownBrands('ACCOUNT_ORIGINS', pages, scope),
			...noOrigins(pages, scope),
		],
	};
}

function readApps(pairs: readonly Pair[]) {
	const form = /^(\d+):(.{16,})$/;
	const read = pairs.flatMap(({ brand, value }) => {
		const [, appId, appSecret] = form.exec(value) ?? [];
		return appId && appSecret ? [{ brand, appId, secret: new Secret(appSecret) }] : [];
	});
	const wrong = pairs.filter(({ value }) => !form.test(value));
	return { read, problems: wrong.map(({ brand }) => `FACEBOOK_APPS: ${brand} must be id:secret`) };
}

/** What browsers never name could never be let in: a slash at the end, a default port, capitals. */
function noOrigins(pages: readonly Pair[], { production }: BrandScope): string[] {
	return pages.flatMap(({ brand, value }) => {
		const wrong =
			originProblem(value, production) ?? (URL.parse(value)?.origin === value ? undefined : `must be written ${URL.parse(value)?.origin}`);
		return wrong === undefined ? [] : [`ACCOUNT_ORIGINS: ${brand} ${wrong}`];
	});
}

const named = (values: Readonly<Record<string, unknown>> = {}) => Object.keys(values).map((brand) => ({ brand }));

function twice(name: string, values: Readonly<Record<string, readonly { readonly clientId: string }[]>> = {}): string[] {
	return Object.entries(values)
		.filter(([, items]) => new Set(items.map(({ clientId }) => clientId)).size < items.length)
		.map(([brand]) => `${name}: ${brand} has a clientId twice`);
}
