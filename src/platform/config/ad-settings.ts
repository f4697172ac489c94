// The ad server and the recommendation service of a brand. Loaded only for readers who consent.
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** The accounts of a brand at third-party services; `adNetwork` is its network code at Google Ad Manager. */
export type AdSettings = { readonly adNetwork: string | undefined; readonly taboola: string | undefined };

type AdVariables = Pick<Variables, 'AD_NETWORKS' | 'TABOOLA_PUBLISHERS'>;

/** Reads the ad settings of the brands that have any. */
export function readAdSettings({ AD_NETWORKS = [], TABOOLA_PUBLISHERS = [] }: AdVariables, scope: BrandScope): BrandValues<AdSettings> {
	const read = readByBrand({ AD_NETWORKS, TABOOLA_PUBLISHERS }, scope, (get) => ({
		adNetwork: get('AD_NETWORKS'),
		taboola: get('TABOOLA_PUBLISHERS'),
	}));
	const isNetwork = (value: string) => /^\d{4,15}$/.test(value);
	const isPublisher = (value: string) => /^[\w-]{2,80}$/.test(value);
	return {
		values: read.values,
		problems: [
			...read.problems,
			...valueProblems('AD_NETWORKS', AD_NETWORKS, ({ value }) =>
				isNetwork(value) ? undefined : 'must be a network code, such as 21812345678',
			),
			...valueProblems('TABOOLA_PUBLISHERS', TABOOLA_PUBLISHERS, ({ value }) =>
				isPublisher(value) ? undefined : 'must be the id of a publisher',
			),
		],
	};
}
