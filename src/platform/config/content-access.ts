// Who may send and read content: keys of programs, and origins of pages.
import { Secret } from '../secret.ts';
import { originProblem } from './brand-origins.ts';
import { type BrandScope, type BrandValues, unknownBrands, valueProblems } from './brand-pairs.ts';
import { looksRandom } from './looks-random.ts';
import { DEVELOPMENT, isForDevelopment, type Pair } from './values.ts';
import type { Variables } from './variables.ts';

/** A key of a program: its id, and its secret. */
export type ApiKey = { readonly id: string; readonly secret: Secret };

/** A key that may read content by the Content API: published works, or drafts too. */
export type ContentKey = ApiKey & { readonly mayReadDrafts: boolean };

/** A variable with keys. `laptop`: words in the secrets of a laptop that say what the keys are for. */
type KeyVariable = { readonly name: string; readonly pairs: readonly Pair[] | undefined; readonly laptop: string };

/** Reads who may send and read the content of each brand. */
export function readContentAccess(values: Variables, scope: BrandScope) {
	const ingestKeys = readKeys({ name: 'INGEST_KEYS', pairs: values.INGEST_KEYS, laptop: 'ingest-key-for' }, scope);
	const contentKeys = readContentKeys(values.CONTENT_KEYS, values.CONTENT_DRAFT_KEYS, scope);
	const contentOrigins = readContentOrigins(values.CONTENT_ORIGINS, scope);
	return {
		values: { ingestKeys: ingestKeys.values, contentKeys: contentKeys.values, contentOrigins: contentOrigins.values },
		problems: [ingestKeys, contentKeys, contentOrigins].flatMap(({ problems }) => problems),
	};
}

/** Reads keys of each brand; a laptop has one named `laptop`. */
function readKeys({ name, pairs, laptop }: KeyVariable, scope: BrandScope): BrandValues<readonly ApiKey[]> {
	const keys =
		pairs ?? (scope.production ? [] : scope.brands.map((brand) => ({ brand, value: `laptop:${DEVELOPMENT}${laptop}-${brand}` })));
	const problems = unknownBrands(name, keys, scope);
	const values = new Map<string, ApiKey[]>();
	for (const { brand, value } of keys) {
		const [, id, secret] = /^([\w-]+):(.{32,})$/.exec(value) ?? [];
		if (!id || !secret) problems.push(`${name}: ${brand} must be id:secret with at least 32 characters of secret`);
		else if (scope.production && isForDevelopment(secret)) problems.push(`${name}: ${brand} has a development secret`);
		else if (!looksRandom(secret)) problems.push(`${name}: ${brand} has a secret that is not random`);
		else if (values.get(brand)?.some((key) => key.id === id)) problems.push(`${name}: ${brand} has two keys named ${id}`);
		else values.set(brand, [...(values.get(brand) ?? []), { id, secret: new Secret(secret) }]);
	}
	return { values, problems };
}

/** Reads the keys that may read content, of both variables. */
function readContentKeys(published: readonly Pair[] | undefined, drafts: readonly Pair[] | undefined, scope: BrandScope) {
	const readers = readKeys({ name: 'CONTENT_KEYS', pairs: published, laptop: 'content-key-for' }, scope);
	const editors = readKeys({ name: 'CONTENT_DRAFT_KEYS', pairs: drafts, laptop: 'draft-key-for' }, scope);
	const keysOf = (brand: string): readonly ContentKey[] => [
		...(readers.values.get(brand) ?? []).map((key) => ({ ...key, mayReadDrafts: false })),
		...(editors.values.get(brand) ?? []).map((key) => ({ ...key, mayReadDrafts: true })),
	];
	return { values: new Map(scope.brands.map((brand) => [brand, keysOf(brand)])), problems: [...readers.problems, ...editors.problems] };
}

/** Reads the origins whose pages may read the public content of each brand. */
function readContentOrigins(pairs: readonly Pair[] = [], scope: BrandScope): BrandValues<readonly string[]> {
	const wrong = valueProblems('CONTENT_ORIGINS', pairs, ({ value }) =>
		URL.parse(value)?.origin === value ? originProblem(value, scope.production) : 'must be an origin, exactly as browsers send it',
	);
	const originsOf = (id: string) => pairs.filter(({ brand }) => brand === id).map(({ value }) => value);
	return {
		values: new Map(scope.brands.map((brand) => [brand, originsOf(brand)])),
		problems: [...unknownBrands('CONTENT_ORIGINS', pairs, scope), ...wrong],
	};
}
