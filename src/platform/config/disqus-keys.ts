import { Secret } from '../secret.ts';
import { type BrandScope, type BrandValues, readByBrand } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** The keys of a brand's application at Disqus. */
export type DisqusKeys = { readonly publicKey: string; readonly secret: Secret };

type DisqusVariables = Pick<Variables, 'DISQUS_PUBLIC_KEY' | 'DISQUS_SECRET'>;

/** Reads the keys of the brands that have both. A brand with only one of them is a problem. */
export function readDisqus({ DISQUS_PUBLIC_KEY = [], DISQUS_SECRET = [] }: DisqusVariables, scope: BrandScope): BrandValues<DisqusKeys> {
	const read = readByBrand({ DISQUS_PUBLIC_KEY, DISQUS_SECRET }, scope, (get) => ({
		publicKey: get('DISQUS_PUBLIC_KEY'),
		secret: get('DISQUS_SECRET'),
	}));
	const values = new Map<string, DisqusKeys>();
	const missing: string[] = [];
	for (const [brand, { publicKey, secret }] of read.values) {
		if (publicKey === undefined) missing.push(`DISQUS_PUBLIC_KEY: missing for ${brand}, which has a DISQUS_SECRET`);
		else if (secret === undefined) missing.push(`DISQUS_SECRET: missing for ${brand}, which has a DISQUS_PUBLIC_KEY`);
		else values.set(brand, { publicKey, secret: new Secret(secret) });
	}
	return { values, problems: [...read.problems, ...missing] };
}
