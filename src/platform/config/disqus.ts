import { Secret } from '../secret.ts';
import { type BrandScope, type Read, unknownBrands } from './brand-settings.ts';
import type { Pair } from './values.ts';

/** The application at Disqus that a brand's comments belong to. */
export type DisqusKeys = { readonly publicKey: string; readonly secret: Secret };

type Given = { readonly DISQUS_PUBLIC_KEY?: readonly Pair[] | undefined; readonly DISQUS_SECRET?: readonly Pair[] | undefined };

/** The keys of the brands that have both; a brand with one alone is a mistake. */
export function readDisqus({ DISQUS_PUBLIC_KEY = [], DISQUS_SECRET = [] }: Given, scope: BrandScope): Read<DisqusKeys> {
	const publicKeys = new Map(DISQUS_PUBLIC_KEY.map(({ brand, value }) => [brand, value]));
	const secrets = new Map(DISQUS_SECRET.map(({ brand, value }) => [brand, value]));
	const values = new Map<string, DisqusKeys>();
	const problems = [
		...unknownBrands('DISQUS_PUBLIC_KEY', DISQUS_PUBLIC_KEY, scope),
		...unknownBrands('DISQUS_SECRET', DISQUS_SECRET, scope),
	];
	for (const brand of scope.brands) {
		const [publicKey, secret] = [publicKeys.get(brand), secrets.get(brand)];
		if (publicKey !== undefined && secret !== undefined) values.set(brand, { publicKey, secret: new Secret(secret) });
		else if (publicKey !== undefined) problems.push(`DISQUS_SECRET: missing for ${brand}, which has a DISQUS_PUBLIC_KEY`);
		else if (secret !== undefined) problems.push(`DISQUS_PUBLIC_KEY: missing for ${brand}, which has a DISQUS_SECRET`);
	}
	return { values, problems };
}
