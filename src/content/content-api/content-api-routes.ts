import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import { isObject } from '../ans/json.ts';
import { type SourceAnswersOptions, sourceAnswers, validQuery } from '../sources/answer-source.ts';
import { refuse } from '../sources/refusals.ts';
import type { Source } from '../sources/source.ts';
import { unpublished } from '../sources/unpublished.ts';
import { chosenFields, fieldParameters } from './chosen-fields.ts';
import { search } from './search.ts';
import { navigation, sections, websites } from './sites.ts';
import { collections, related, work, worksById } from './works.ts';

export type ContentApiOptions = SourceAnswersOptions & {
	readonly brands: readonly Brand[];
	readonly brandOf: (host: string) => string | undefined;
};

/** What each address of the Content API of Arc XP gives, to a key of the brand (content API, b.7). */
export const contentApiCalls: Readonly<Record<string, Source>> = {
	'/content/v4/': work,
	'/content/v4/stories': work,
	'/content/v4/videos': work,
	'/content/v4/galleries': work,
	'/content/v4/ids': worksById,
	'/content/v4/collections': collections,
	'/content/v4/related-content': related,
	'/content/v4/search': search,
	'/content/v4/search/published': search,
	'/site/v3/navigation/:website': navigation,
	'/site/v3/website': websites,
	'/site/v3/website/:website/section': sections,
};

/** `website` is the brand, by default that of the host; `published=false` asks for the newest text, draft or not. */
const parameters = v.object({ website: v.optional(v.string()), published: v.optional(v.picklist(['true', 'false']), 'true') });

type CallRequest = FastifyRequest<{ Params: { website?: string } }>;

/** The Content API and the Site Service of Arc XP, as front ends read them: GET, with `Authorization: Bearer` and a key. */
export const contentApiRoutes =
	(options: ContentApiOptions): FastifyPluginAsync =>
	async (app) => {
		const answer = sourceAnswers(options);
		for (const [path, published] of Object.entries(contentApiCalls)) {
			app.get(path, async (request: CallRequest, reply) => {
				const query = { ...(isObject(request.query) && request.query), ...request.params };
				const asked = validQuery(parameters, query);
				const brand = options.brands.find(({ id }) => id === (asked.website ?? options.brandOf(request.host))) ?? refuse('unknown-site');
				const source = asked.published === 'true' ? published : draftsOf(published);
				return answer({ brand, name: path, source, query, shape: shapeOf(query) }, request, reply);
			});
		}
	};

/** A source that also finds drafts. Only single works have drafts here. */
const draftsOf = (published: Source): Source =>
	published === work ? unpublished : refuse('invalid-query', { message: 'published: expected "true"' });

/** Reduces the works of an answer, or the one work that it is. */
function shapeOf(query: object): (answer: unknown) => unknown {
	const chosen = chosenFields(validQuery(fieldParameters, query));
	return (answer) =>
		isObject(answer) && answer.type === 'results' && Array.isArray(answer.content_elements)
			? { ...answer, content_elements: answer.content_elements.map(chosen) }
			: chosen(answer);
}
