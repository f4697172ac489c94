import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import { type SourceAnswersOptions, sourceAnswers, validQuery } from './answer-source.ts';
import { addContentOrigins, type ContentOriginsOptions } from './content-origins.ts';
import { readFilter, reduce } from './filter.ts';
import { getProfile, type PublicProfileOf } from './get-profile.ts';
import { storable } from './parameters.ts';
import { refuse } from './refusals.ts';
import { sources } from './sources.ts';

/** `brandOf` is for requests without `_website`. */
export type SourceOptions = SourceAnswersOptions &
	ContentOriginsOptions & {
		readonly brands: readonly Brand[];
		readonly profileOf: PublicProfileOf;
	};

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
		const answer = sourceAnswers(options);
		addContentOrigins(app, options);
		app.get<{ Params: { source: string } }>('/:source', async (request, reply) => {
			const name = request.params.source;
			const source = sourcesByName.get(name) ?? refuse('unknown-source');
			const { query: text, filter, _website } = validQuery(parameters, request.query);
			const brand = options.brands.find(({ id }) => id === (_website ?? options.brandOf(request.host))) ?? refuse('unknown-site');
			const selection = filter ? readFilter(filter) : true;
			const shape = (found: unknown) => reduce(found, selection);
			return answer({ brand, name, source, query: parse(text), shape }, request, reply);
		});
	};

function parse(text: string): unknown {
	try {
		return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
	} catch {
		return refuse('invalid-query', { message: 'The query is no JSON.' });
	}
}
