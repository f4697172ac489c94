import { type BrandScope, type BrandValues, unknownBrands } from './brand-settings.ts';
import type { Variables } from './variables.ts';

/** Addresses of a brand's apps in the stores. */
export type AppAddresses = { readonly androidAppUrl: string | undefined; readonly iOSAppUrl: string | undefined };

type AppVariables = Pick<Variables, 'ANDROID_APP_URLS' | 'IOS_APP_URLS'>;

/** Reads the apps of the brands that have any (HDR-21). */
export function readAppLinks({ ANDROID_APP_URLS = [], IOS_APP_URLS = [] }: AppVariables, scope: BrandScope): BrandValues<AppAddresses> {
	const problems = Object.entries({ ANDROID_APP_URLS, IOS_APP_URLS }).flatMap(([name, pairs]) => [
		...unknownBrands(name, pairs, scope),
		...pairs.filter(({ value }) => !isHttps(value)).map(({ brand }) => `${name}: ${brand} must be an https address`),
	]);
	const android = new Map(ANDROID_APP_URLS.map(({ brand, value }) => [brand, value]));
	const iOS = new Map(IOS_APP_URLS.map(({ brand, value }) => [brand, value]));
	const named = scope.brands.filter((brand) => android.has(brand) || iOS.has(brand));
	return { values: new Map(named.map((brand) => [brand, { androidAppUrl: android.get(brand), iOSAppUrl: iOS.get(brand) }])), problems };
}

const isHttps = (value: string): boolean => URL.parse(value)?.protocol === 'https:';
