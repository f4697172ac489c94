// Variables with a value for each brand: `NAME=tn=…,ciudad=…`.
import type { Pair } from './values.ts';

/** Brand id → value, and the problems of the variable as `NAME: …`. */
export type BrandValues<T> = { readonly values: ReadonlyMap<string, T>; readonly problems: readonly string[] };

/** The facts against which the settings of brands are checked. */
export type BrandScope = { readonly brands: readonly string[]; readonly production: boolean; readonly port: number };

/**
 * Reads several per-brand variables together. For each brand that has a value in any of them, calls `make` with a getter for its values.
 * `problems` lists brands that do not exist.
 */
export function readByBrand<Name extends string, T>(
	variables: Readonly<Record<Name, readonly Pair[]>>,
	scope: BrandScope,
	make: (get: (name: Name) => string | undefined) => T,
): BrandValues<T> {
	const lists = Object.entries<readonly Pair[]>(variables);
	const named = scope.brands.filter((id) => lists.some(([, pairs]) => pairs.some(({ brand }) => brand === id)));
	const getOf = (id: string) => (name: Name) => variables[name].findLast(({ brand }) => brand === id)?.value;
	return {
		values: new Map(named.map((id) => [id, make(getOf(id))])),
		problems: lists.flatMap(([name, pairs]) => unknownBrands(name, pairs, scope)),
	};
}

/** The problems of a variable that names brands which do not exist. */
export function unknownBrands(name: string, pairs: readonly Pick<Pair, 'brand'>[], { brands }: BrandScope): string[] {
	return pairs.filter(({ brand }) => !brands.includes(brand)).map(({ brand }) => `${name}: there is no brand ${JSON.stringify(brand)}`);
}

/** The problems of the values of a variable. `problemOf` returns the problem of one value, as `must be …`. */
export function valueProblems(name: string, pairs: readonly Pair[], problemOf: (pair: Pair) => string | undefined): string[] {
	return pairs.flatMap((pair) => {
		const problem = problemOf(pair);
		return problem === undefined ? [] : [`${name}: ${pair.brand} ${problem}`];
	});
}
