// The origin of each brand's site.
import { type BrandScope, type BrandValues, unknownBrands, valueProblems } from './brand-pairs.ts';
import type { Pair } from './values.ts';

/** Reads the origin of each brand; the default on a laptop is `http://{brand}.localhost:{port}`. */
export function readOrigins(pairs: readonly Pair[] | undefined, scope: BrandScope): BrandValues<string> {
	if (!pairs) return defaultOrigins(scope);
	const wrong = valueProblems('BRAND_ORIGINS', pairs, ({ value }) => originProblem(value, scope.production));
	const problems = [...unknownBrands('BRAND_ORIGINS', pairs, scope), ...wrong];
	const values = new Map(pairs.map(({ brand, value }) => [brand, URL.parse(value)?.origin ?? value]));
	if (values.size < pairs.length) problems.push('BRAND_ORIGINS: a brand is named twice');
	if (new Set(values.values()).size < values.size) problems.push('BRAND_ORIGINS: two brands share an origin');
	return { values, problems };
}

function defaultOrigins({ brands, production, port }: BrandScope): BrandValues<string> {
	if (production) return { values: new Map(), problems: ['BRAND_ORIGINS: missing'] };
	return { values: new Map(brands.map((brand) => [brand, `http://${brand}.localhost:${port}`])), problems: [] };
}

/** Why a value cannot be the origin of a site; undefined if it can. */
export function originProblem(value: string, production: boolean): string | undefined {
	const url = URL.parse(value);
	if (!url || !/^https?:$/.test(url.protocol)) return 'must be an address such as https://tn.example';
	if (url.pathname !== '/' || url.search || url.hash || url.username || url.password)
		return 'must be an origin, with nothing after the host';
	if (production && url.protocol !== 'https:') return 'must use https in production';
	return undefined;
}
