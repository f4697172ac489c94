// The ids that the sources of tests name, whether the tests run or not.
import { readFileSync } from 'node:fs';
import { testFiles } from '../test/find-tests.ts';
import { idsIn } from './ids.ts';
import { readPromises, readRequirements } from './spec.ts';

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The most ids that one test carries: a test of everything proves nothing. */
const mostIds = 4;

/** Ids of rows that no test names. In a table of tests, a text may consist of an id alone. */
export function findUnnamedIds(): readonly string[] {
	const named = new Set(sources().flatMap(({ texts }) => texts.flatMap(idsIn)));
	return rowIds().filter((id) => !named.has(id));
}

/** Ids in the names of tests that no row has. */
export function findUnknownIds(): readonly string[] {
	const known = new Set(rowIds());
	return names().flatMap(({ path, text }) => idsIn(text).flatMap((id) => (known.has(id) ? [] : [`${path} names ${id}`])));
}

/** Names of tests that carry more than four ids. */
export const findCrowdedNames = (): readonly string[] =>
	names().flatMap(({ path, text }) => (idsIn(text).length > mostIds ? [`${path}: ${text}`] : []));

/** A text of one word may be data of a test, so it does not count as a name. */
const names = () => sources().flatMap(({ path, texts }) => texts.filter((text) => text.includes(' ')).map((text) => ({ path, text })));

const sources = () =>
	[...testFiles('test'), ...testFiles('e2e')].map((path) => ({ path, texts: readFileSync(path, 'utf8').match(literal) ?? [] }));

const rowIds = (): readonly string[] => [...readRequirements(), ...readPromises()].map(({ id }) => id);
