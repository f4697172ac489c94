// Validates what a route takes and gives: input that does not fit its schema is refused (400), output that does not is a fault (500).
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuse } from './http/refusals.ts';

/**
 * Parses `{ params, query, body }` of a request by a schema over the parts it names: `v.object({ params: … })`. Refuses input
 * that does not fit as `invalid-input`; the message names each path and what was expected there.
 */
export function parseInput<Schema extends v.GenericSchema>(
	schema: Schema,
	{ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): v.InferOutput<Schema> {
	const parsed = v.safeParse(schema, { params, query, body });
	if (parsed.success) return parsed.output;
	return refuse('invalid-input', { message: parsed.issues.slice(0, 10).map(explain).join('; ') });
}

/** Checks what a route sends. Fields that the schema does not name are removed; an output that does not fit throws. */
export function checkOutput<Schema extends v.GenericSchema>(schema: Schema, output: unknown): v.InferOutput<Schema> {
	const parsed = v.safeParse(schema, output);
	if (parsed.success) return parsed.output;
	throw new Error(`the output of a route does not fit its schema: ${parsed.issues.map(explain).join('; ')}`);
}

/** A whole number in an address, of at most fifteen digits, so that it is exact. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

// The message leaves out the value: it may be a secret, or text that an attacker wants shown.
function explain(issue: v.BaseIssue<unknown>): string {
	return `${v.getDotPath(issue) ?? 'input'}: expected ${issue.expected ?? 'another value'}`;
}
