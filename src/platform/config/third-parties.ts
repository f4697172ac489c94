import { Secret } from '../secret.ts';
import { type BrandScope, type BrandValues, unknownBrands } from './brand-settings.ts';
import type { Variables } from './variables.ts';

/** A dataset of the Meta Conversions API: its number, and its access token. */
export type MetaDataset = { readonly id: string; readonly token: Secret };

/** Third parties that measure the readers of a brand who allow it. */
export type ThirdParties = {
	/** Container id of Google Tag Manager: `GTM-…`. */
	readonly tagManager: string | undefined;
	readonly meta: MetaDataset | undefined;
};

type ThirdPartyVariables = Pick<Variables, 'TAG_MANAGERS' | 'META_DATASETS'>;

/** Reads the third parties of the brands that have any. */
export function readThirdParties(
	{ TAG_MANAGERS = [], META_DATASETS = [] }: ThirdPartyVariables,
	scope: BrandScope,
): BrandValues<ThirdParties> {
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
