import type * as v from 'valibot';
import type { Reading } from '../read/reading.ts';

/**
 * A content source: what a feature of a page asks for by name, and what `/pf/api/v3/content/fetch/{name}` answers (content API,
 * section b). The answer is ANS, or undefined when there is nothing to give. Anybody may ask, so none gives more than readers may see.
 */
export type Source<Query extends v.GenericSchema = v.GenericSchema> = {
	readonly query: Query;
	/** Seconds that an answer may be kept; 0 for what is kept nowhere. */
	readonly ttl: number;
	fetch(reading: Reading, query: v.InferOutput<Query>): Promise<unknown>;
};

/** Puts the query's type and the function together. */
export const source = <Query extends v.GenericSchema>(told: Source<Query>): Source<Query> => told;
