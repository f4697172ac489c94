import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Members, RequestHeaders } from '../contract/contract.ts';
import { newReading } from '../read/content-queries.ts';
import type { PartsOf } from '../read/reader-parts.ts';
import { readFilter, reduce } from './filter.ts';
import { getProfile, type PublicProfileOf } from './get-profile.ts';
import { mergeCalls } from './merge-calls.ts';
import { refuse } from './refusals.ts';
import type { Source } from './source.ts';
import { sources } from './sources.ts';

export type SourceOptions = {
	readonly brands: readonly Brand[];
	readonly partsOf: PartsOf;
	/** Brand of a host, for requests that do not name `_website`. */
	readonly brandOf: (host: string) => string | undefined;
	readonly profileOf: PublicProfileOf;
	readonly members: Members;
};

/** An answer; `isWalled` when a registered reader is given more. */
type Answered = { readonly answer: unknown; readonly keys: readonly string[]; readonly isWalled: boolean };

/** Others, such as `d`, `mxId` and whatever trackers add, are let pass and change nothing. */
const asked = v.object({
	query: v.optional(v.pipe(v.string(), v.maxLength(8_000)), '{}'),
	filter: v.optional(v.string()),
	_website: v.optional(v.string()),
});

/** `GET /pf/api/v3/content/fetch/{source}?query={JSON}&filter={selection}&_website={brand}` (content API, b.1). */
export const sourceRoutes =
	(options: SourceOptions): FastifyPluginAsync =>
	async (app) => {
		const named = new Map([...sources, ['get-profile', getProfile(options.profileOf)]]);
		const merged = mergeCalls<Answered>();
		app.get<{ Params: { source: string } }>('/:source', async (request, reply) => {
			const found = named.get(request.params.source) ?? refuse('unknown-source');
			const { query, filter, _website } = valid(asked, request.query);
			const brand = options.brands.find(({ id }) => id === (_website ?? options.brandOf(request.host))) ?? refuse('unknown-site');
			const selection = filter ? readFilter(filter) : true;
			const wanted = valid(found.query, parse(query));
			const answerTo = async (isMember: boolean): Promise<Answered> => {
				const reading = newReading(options.partsOf(brand.id, isMember));
				const answer = (await found.fetch(reading, wanted)) ?? refuse('nothing-found');
				return { answer, keys: [...reading.keys], isWalled: reading.held.size > 0 };
			};
			const open = await merged(`${brand.id} ${request.params.source} ${JSON.stringify(wanted)}`, () => answerTo(false));
			if (open.isWalled) reply.header('vary', 'authorization, cookie');
			const isWhole = open.isWalled && (await mayReadAll(options.members, brand, request.raw));
			if (isWhole) return forReaderAlone(reply).send(reduce((await answerTo(true)).answer, selection));
			return cacheable(reply, found, open.keys).send(reduce(open.answer, selection));
		});
	};

// JSON can say what no text of the database may hold, halves of characters and U+0000; nothing is found by those.
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
	const read = v.safeParse(schema, value);
	if (read.success) return read.output;
	const problems = read.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'query'}: expected ${issue.expected ?? issue.message}`);
	return refuse('invalid-query', { message: problems.join('; ') });
}

const mayReadAll = async ({ showsSession, isMember }: Members, brand: Brand, asker: RequestHeaders): Promise<boolean> =>
	showsSession(asker) && isMember(brand, asker);

const forReaderAlone = (reply: FastifyReply): FastifyReply =>
	reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');

/**
 * A CDN keeps the answer, drops it by its keys, and serves it stale while the next is made or when none can be (b.1: 72 hours). What may
 * be kept for no time is kept nowhere.
 */
function cacheable(reply: FastifyReply, { ttl }: Source, keys: readonly string[]): FastifyReply {
	reply.type('application/json; charset=utf-8');
	if (ttl === 0) return reply.header('cache-control', 'no-store');
	return reply
		.header('cache-control', `public, max-age=${Math.min(ttl, 60)}, s-maxage=${ttl}, stale-while-revalidate=${ttl}, stale-if-error=259200`)
		.header('surrogate-key', keys.join(' ').slice(0, 8_000))
		.header('cache-tag', keys.join(',').slice(0, 8_000));
}
