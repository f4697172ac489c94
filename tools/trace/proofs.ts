import type { BrandId } from '#brands';
import type { NamedTest } from '../test/reporter.ts';
import { idsIn } from './ids.ts';
import type { Kind, Requirement } from './spec.ts';

/** The files of the tests that prove a row, and the brands of the row on which none does. */
export type Proof = { readonly files: readonly string[]; readonly short: readonly BrandId[] };

/** The tests of a run, by the ids in their names. */
export type TestsById = ReadonlyMap<string, readonly NamedTest[]>;

export function testsById(tests: readonly NamedTest[]): TestsById {
	const byId = new Map<string, NamedTest[]>();
	for (const test of tests) for (const id of new Set(idsIn(test.name))) byId.set(id, [...(byId.get(id) ?? []), test]);
	return byId;
}

/**
 * What tests prove of a requirement. A test proves it on the brands that it reached by a browser or on the wire, as the row asks; a rule
 * needs neither. When a test that names the row failed, on whatever brand, nothing proves the row.
 */
export function proofOf({ id, kind, brands }: Requirement, tests: TestsById): Proof {
	const named = tests.get(id) ?? [];
	if (named.some(({ passed }) => !passed)) return { files: [], short: brands };
	const proving = named.filter((test) => brands.some((brand) => proves(test, kind, brand)));
	const short = brands.filter((brand) => !named.some((test) => proves(test, kind, brand)));
	return { files: [...new Set(proving.map(({ file }) => file))], short };
}

/** A browser makes requests too, so it also proves requirements on the wire. */
function proves({ reached }: NamedTest, kind: Kind, brand: BrandId): boolean {
	if (kind === 'rule') return true;
	const ways = kind === 'browser' ? [reached.browser] : [reached.wire, reached.browser];
	return ways.some((brands) => brands?.includes(brand));
}
