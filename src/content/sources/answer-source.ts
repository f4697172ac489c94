import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import { addVary } from '#platform/compression/add-vary';
import type { RegisteredReaders, RequestHeaders } from '../contract/contract.ts';
import { authorize, type KeyOptions } from '../keys/authorize.ts';
import type { QueryContextFactory } from '../read/query-context-factory.ts';
import { mergeCalls } from './merge-calls.ts';
import { refuse } from './refusals.ts';
import type { Source } from './source.ts';

export type SourceAnswersOptions = KeyOptions & {
	readonly newContext: QueryContextFactory;
	readonly registeredReaders: RegisteredReaders;
};

/** A call of a source. `query` is unchecked; `shape` makes what is sent of what the source gives. */
export type SourceCall = {
	readonly brand: Brand;
	readonly name: string;
	readonly source: Source;
	readonly query: unknown;
	readonly shape?: (answer: unknown) => unknown;
};

/** `isWalled`: a registered reader gets more. */
type SourceAnswer = { readonly answer: unknown; readonly keys: readonly string[]; readonly isWalled: boolean };

/**
 * Makes the function that answers calls of sources over HTTP: equal calls at the same time run once, caches may store what anybody may
 * read, and a registered reader gets whole works.
 */
export function sourceAnswers({ newContext, registeredReaders, ...keyOptions }: SourceAnswersOptions) {
	const merged = mergeCalls<SourceAnswer>();
	return async (call: SourceCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
		const { brand, name, source, shape = (answer: unknown) => answer } = call;
		const key = source.needs && authorize(keyOptions, request, { brand, right: source.needs });
		const query = validQuery(source.query, call.query);
		const answerTo = async (isRegistered: boolean): Promise<SourceAnswer> => {
			const context = newContext(brand.id, isRegistered);
			const answer = (await source.fetch(context, query)) ?? refuse('nothing-found');
			return { answer, keys: [...context.keys], isWalled: context.redacted.size > 0 };
		};
		if (key) return privately(reply).send(shape((await answerTo(key.mayReadDrafts)).answer));
		const open = await merged(`${brand.id} ${name} ${JSON.stringify(query)}`, () => answerTo(false));
		if (open.isWalled) addVary(reply, 'authorization, cookie');
		const isWhole = open.isWalled && (await mayReadAll(registeredReaders, brand, request.raw));
		if (isWhole) return privately(reply).send(shape((await answerTo(true)).answer));
		return cacheable(reply, source, open.keys).send(shape(open.answer));
	};
}

/** Parses by a schema, and refuses what does not fit as `invalid-query`. */
export function validQuery<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
	const parsed = v.safeParse(schema, value);
	if (parsed.success) return parsed.output;
	const problems = parsed.issues
		.slice(0, 5)
		.map((issue) => `${v.getDotPath(issue) ?? 'query'}: expected ${issue.expected ?? issue.message}`);
	return refuse('invalid-query', { message: problems.join('; ') });
}

const mayReadAll = async ({ showsSession, isRegistered }: RegisteredReaders, brand: Brand, request: RequestHeaders): Promise<boolean> =>
	showsSession(request) && isRegistered(brand, request);

/** Keeps the answer out of every cache. */
const privately = (reply: FastifyReply): FastifyReply =>
	reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');

/**
 * Lets a CDN cache the answer, drop it by its keys, and serve it stale while a new one is made or when none can be made (b.1: 72 hours).
 * The answer of a source without a TTL is not cached.
 */
function cacheable(reply: FastifyReply, { ttl }: Source, keys: readonly string[]): FastifyReply {
	reply.type('application/json; charset=utf-8');
	if (ttl === 0) return reply.header('cache-control', 'no-store');
	return reply
		.header('cache-control', `public, max-age=${freshSeconds(ttl)}, s-maxage=${ttl}, stale-while-revalidate=${ttl}, stale-if-error=259200`)
		.header('surrogate-key', keys.join(' ').slice(0, 8_000))
		.header('cache-tag', keys.join(',').slice(0, 8_000));
}

/** How long clients may use an answer without asking again, in seconds. */
export const freshSeconds = (ttl: number): number => Math.min(ttl, 60);
