import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { Site } from '../create-site.ts';
import { mostRows, storyRowsPath } from '../islands/keeping/story-rows.ts';

/** Maximum number of terms in one request; as many as a reader can follow. */
const mostTerms = 50;

const oneOrMany = v.optional(
	v.union([
		v.array(v.string()),
		v.pipe(
			v.string(),
			v.transform((one) => [one]),
		),
	]),
	[],
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(/^[^\0]*$/));
const input = v.object({
	query: v.object({
		id: v.pipe(oneOrMany, v.array(text), v.maxLength(mostRows)),
		term: v.pipe(oneOrMany, v.array(v.pipe(text, v.regex(/^(?:tag|author|section):/))), v.maxLength(mostTerms)),
	}),
});

/**
 * `GET /_site/story-rows?id=…&id=…`: the rows of these stories; `?term=tag:…&term=section:/…`: of the newest stories that have one of these
 * terms. Browsers send them sorted, so that those who ask for the same get the same cached answer.
 */
export function addStoryRowsRoute(server: FastifyInstance, site: Pick<Site, 'storyRows'>): void {
	server.get(storyRowsPath, async (request, reply) => {
		const rows = await site.storyRows(request.host, parseInput(input, request).query);
		if (rows === undefined) return reply.callNotFound();
		return reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300').send(rows);
	});
}
