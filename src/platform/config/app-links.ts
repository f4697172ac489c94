import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** The URLs of a brand's apps in Google Play and the App Store (HDR-21). */
export type AppLinks = { readonly androidAppUrl?: string | undefined; readonly iOSAppUrl?: string | undefined };

type AppVariables = Pick<Variables, 'ANDROID_APP_URLS' | 'IOS_APP_URLS'>;

/** Reads the apps of the brands that have any. */
export function readAppLinks({ ANDROID_APP_URLS = [], IOS_APP_URLS = [] }: AppVariables, scope: BrandScope): BrandValues<AppLinks> {
	const read = readByBrand({ ANDROID_APP_URLS, IOS_APP_URLS }, scope, (get) => ({
		androidAppUrl: get('ANDROID_APP_URLS'),
		iOSAppUrl: get('IOS_APP_URLS'),
	}));
	const wrong = Object.entries({ ANDROID_APP_URLS, IOS_APP_URLS }).flatMap(([name, pairs]) =>
		valueProblems(name, pairs, ({ value }) => (isHttps(value) ? undefined : 'must be an https address')),
	);
	return { values: read.values, problems: [...read.problems, ...wrong] };
}

const isHttps = (value: string): boolean => URL.parse(value)?.protocol === 'https:';
