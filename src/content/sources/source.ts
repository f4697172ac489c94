import type * as v from 'valibot';
import type { KeyRight } from '../keys/authorize.ts';
import type { QueryContext } from '../read/query-context.ts';

/**
 * A content source: a named query for ANS, which `/pf/api/v3/content/fetch/{name}` answers (content API, section b). Anybody may call
 * one that needs no key, so it returns no more than readers may see.
 */
export type Source<Query extends v.GenericSchema = v.GenericSchema> = {
	readonly query: Query;
	/** How long (seconds) an answer may be cached; 0 for not at all. */
	readonly ttl: number;
	/** The right that a key needs to call it; default: it needs no key. Answers to keys are not cached; to one that may read drafts works are whole. */
	readonly needs?: KeyRight;
	/** The answer; undefined when there is none. */
	fetch(context: QueryContext, query: v.InferOutput<Query>): Promise<unknown>;
};

/** Infers the type of a source's query from its schema. */
export const source = <Query extends v.GenericSchema>(definition: Source<Query>): Source<Query> => definition;
