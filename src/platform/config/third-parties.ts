import { Secret } from '../secret.ts';
import { type BrandScope, type Read, unknownBrands } from './brand-settings.ts';
import type { Pair } from './values.ts';

/** A dataset of the Meta Conversions API, by its number, and the token for it. */
export type MetaDataset = { readonly id: string; readonly token: Secret };

/** Who else measures the readers of a brand that allow it. */
export type ThirdParties = {
	/** Container of Google Tag Manager, `GTM-…`. */
	readonly tagManager: string | undefined;
	readonly meta: MetaDataset | undefined;
};

type Given = { readonly TAG_MANAGERS?: readonly Pair[] | undefined; readonly META_DATASETS?: readonly Pair[] | undefined };

/** Brand id → third parties, of the brands that have any. */
export function readThirdParties({ TAG_MANAGERS = [], META_DATASETS = [] }: Given, scope: BrandScope): Read<ThirdParties> {
	const problems = [...unknownBrands('TAG_MANAGERS', TAG_MANAGERS, scope), ...unknownBrands('META_DATASETS', META_DATASETS, scope)];
	const tagManagers = new Map(TAG_MANAGERS.map(({ brand, value }) => [brand, value]));
	const datasets = new Map(META_DATASETS.map(({ brand, value }) => [brand, datasetOf(value)]));
	for (const [brand, id] of tagManagers)
		if (!/^GTM-[A-Z0-9]{4,12}$/.test(id)) problems.push(`TAG_MANAGERS: ${brand} must be like GTM-ABC123`);
	for (const [brand, set] of datasets) if (!set) problems.push(`META_DATASETS: ${brand} must be id:token`);
	const named = scope.brands.filter((brand) => tagManagers.has(brand) || datasets.has(brand));
	return { values: new Map(named.map((brand) => [brand, { tagManager: tagManagers.get(brand), meta: datasets.get(brand) }])), problems };
}

function datasetOf(value: string): MetaDataset | undefined {
	const [, id, token] = /^(\d{5,20}):(\S{20,})$/.exec(value) ?? [];
	return id && token ? { id, token: new Secret(token) } : undefined;
}
