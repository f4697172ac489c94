// Analytics services of a brand: Google Tag Manager and the Meta Conversions API. Used only for readers who consent.
import { Secret } from '../secret.ts';
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** A dataset of the Meta Conversions API: its number, and its access token. */
export type MetaDataset = { readonly id: string; readonly token: Secret };

/** The analytics services of a brand. */
export type AnalyticsSettings = {
	/** Container id of Google Tag Manager: `GTM-…`. */
	readonly tagManager: string | undefined;
	readonly meta: MetaDataset | undefined;
};

type AnalyticsVariables = Pick<Variables, 'TAG_MANAGERS' | 'META_DATASETS'>;

/** Reads the analytics services of the brands that have any. */
export function readAnalyticsSettings(
	{ TAG_MANAGERS = [], META_DATASETS = [] }: AnalyticsVariables,
	scope: BrandScope,
): BrandValues<AnalyticsSettings> {
	const read = readByBrand({ TAG_MANAGERS, META_DATASETS }, scope, (get) => ({
		tagManager: get('TAG_MANAGERS'),
		meta: datasetOf(get('META_DATASETS')),
	}));
	const isContainer = (value: string) => /^GTM-[A-Z0-9]{4,12}$/.test(value);
	return {
		values: read.values,
		problems: [
			...read.problems,
			...valueProblems('TAG_MANAGERS', TAG_MANAGERS, ({ value }) => (isContainer(value) ? undefined : 'must be like GTM-ABC123')),
			...valueProblems('META_DATASETS', META_DATASETS, ({ value }) => (datasetOf(value) ? undefined : 'must be id:token')),
		],
	};
}

function datasetOf(value = ''): MetaDataset | undefined {
	const [, id, token] = /^(\d{5,20}):(\S{20,})$/.exec(value) ?? [];
	return id && token ? { id, token: new Secret(token) } : undefined;
}
