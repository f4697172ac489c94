import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { RegisteredReaders, RequestHeaders } from '../contract/contract.ts';
import type { QueryContextFactory } from '../read/query-context-factory.ts';
import { readFilter, reduce } from './filter.ts';
import { getProfile, type PublicProfileOf } from './get-profile.ts';
import { mergeCalls } from './merge-calls.ts';
import { refuse } from './refusals.ts';
import type { Source } from './source.ts';
import { sources } from './sources.ts';

export type SourceOptions = {
	readonly brands: readonly Brand[];
	readonly newContext: QueryContextFactory;
	/** The brand of a host, for requests without `_website`. */
	readonly brandOf: (host: string) => string | undefined;
	readonly profileOf: PublicProfileOf;
	readonly registeredReaders: RegisteredReaders;
};

/** `isWalled`: a registered reader gets more. */
type SourceAnswer = { readonly answer: unknown; readonly keys: readonly string[]; readonly isWalled: boolean };

/** Other parameters, such as `d`, `mxId` and those of trackers, are ignored. */
const parameters = v.object({
	query: v.optional(v.pipe(v.string(), v.maxLength(8_000)), '{}'),
	filter: v.optional(v.string()),
	_website: v.optional(v.string()),
});

/** `GET /pf/api/v3/content/fetch/{source}?query={JSON}&filter={selection}&_website={brand}` (content API, b.1). */
export const sourceRoutes =
	(options: SourceOptions): FastifyPluginAsync =>
	async (app) => {
		const sourcesByName = new Map([...sources, ['get-profile', getProfile(options.profileOf)]]);
		const merged = mergeCalls<SourceAnswer>();
		app.get<{ Params: { source: string } }>('/:source', async (request, reply) => {
			const source = sourcesByName.get(request.params.source) ?? refuse('unknown-source');
			const { query: text, filter, _website } = valid(parameters, request.query);
			const brand = options.brands.find(({ id }) => id === (_website ?? options.brandOf(request.host))) ?? refuse('unknown-site');
			const selection = filter ? readFilter(filter) : true;
			const query = valid(source.query, parse(text));
			const answerTo = async (isRegistered: boolean): Promise<SourceAnswer> => {
				const context = options.newContext(brand.id, isRegistered);
				const answer = (await source.fetch(context, query)) ?? refuse('nothing-found');
				return { answer, keys: [...context.keys], isWalled: context.redacted.size > 0 };
			};
			const open = await merged(`${brand.id} ${request.params.source} ${JSON.stringify(query)}`, () => answerTo(false));
			if (open.isWalled) reply.header('vary', 'authorization, cookie');
			const isWhole = open.isWalled && (await mayReadAll(options.registeredReaders, brand, request.raw));
			if (isWhole) return privately(reply).send(reduce((await answerTo(true)).answer, selection));
			return cacheable(reply, source, open.keys).send(reduce(open.answer, selection));
		});
	};

// JSON can hold what no text of the database can: unpaired surrogates and U+0000. They are replaced, and find nothing.
function parse(text: string): unknown {
	try {
		return JSON.parse(text, (_key, value: unknown) =>
			typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
		);
	} catch {
		return refuse('invalid-query', { message: 'The query is no JSON.' });
	}
}

function valid<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
	const parsed = v.safeParse(schema, value);
	if (parsed.success) return parsed.output;
	const problems = parsed.issues
		.slice(0, 5)
		.map((issue) => `${v.getDotPath(issue) ?? 'query'}: expected ${issue.expected ?? issue.message}`);
	return refuse('invalid-query', { message: problems.join('; ') });
}

const mayReadAll = async ({ showsSession, isRegistered }: RegisteredReaders, brand: Brand, request: RequestHeaders): Promise<boolean> =>
	showsSession(request) && isRegistered(brand, request);

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
		.header('cache-control', `public, max-age=${Math.min(ttl, 60)}, s-maxage=${ttl}, stale-while-revalidate=${ttl}, stale-if-error=259200`)
		.header('surrogate-key', keys.join(' ').slice(0, 8_000))
		.header('cache-tag', keys.join(',').slice(0, 8_000));
}
