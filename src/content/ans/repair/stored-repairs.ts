import * as v from 'valibot';
import type { DocumentRepair } from './repair-of.ts';

const schema = v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), kind: v.string(), set: v.exactOptional(v.unknown()) }));

/** The repairs that were stored with a revision, from the JSON of their column. */
export const storedRepairs = (column: unknown): readonly DocumentRepair[] => (column === null ? [] : v.parse(schema, column));
