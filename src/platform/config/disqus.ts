import { Secret } from '../secret.ts';
import { type BrandScope, type BrandValues, unknownBrands } from './brand-settings.ts';
import type { Variables } from './variables.ts';

/** The keys of a brand's application at Disqus. */
export type DisqusKeys = { readonly publicKey: string; readonly secret: Secret };

type DisqusVariables = Pick<Variables, 'DISQUS_PUBLIC_KEY' | 'DISQUS_SECRET'>;

/** Reads the keys of the brands that have both. A brand with only one of them is a problem. */
export function readDisqus({ DISQUS_PUBLIC_KEY = [], DISQUS_SECRET = [] }: DisqusVariables, scope: BrandScope): BrandValues<DisqusKeys> {
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
