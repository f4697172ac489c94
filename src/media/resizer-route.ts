import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IMMUTABLE } from '#platform/http/immutable';
import type { Secret } from '#platform/secret';
import { findOriginal, type ImageRouteDeps } from './find-original.ts';
import { type ImageName, parseImageName } from './parse-image-name.ts';
import { refuse } from './refusals.ts';
import { outputFormat } from './renditions/output-format.ts';
import { renditionOf } from './renditions/rendition.ts';
import { type ResizeQuery, resizeQuery, signedQuery } from './renditions/resize-query.ts';
import { isSigned } from './signature.ts';
import { viewerPolicy } from './viewer-policy.ts';
import type { RenderJob } from './worker/jobs.ts';

/** Serves `/resizer/v2/{name}.{ext}?auth&width…`, the form of Arc's resizer v2 (content API, section e). */
export function addResizerRoute(app: FastifyInstance, deps: ImageRouteDeps): void {
	app.get<{ Params: { name: string } }>('/resizer/v2/:name', async (request, reply) => {
		const name = parseImageName(request.params.name) ?? refuse('IMAGE_NOT_FOUND');
		const query = parseResizeQuery(name, request, deps.secret);
		const { id, facts, store } = (await findOriginal(name, deps)) ?? refuse('IMAGE_NOT_FOUND');
		const rendition = renditionOf({ id, facts, query, format: outputFormat(request.headers.accept, facts.isOpaque) });
		const tag = `"${rendition.key}"`;
		const isKnown = request.headers['if-none-match']?.includes(tag);
		const bytes = isKnown
			? undefined
			: await deps.renditions.get(rendition.key, async () => {
					const { scaled, cut, format, quality } = rendition;
					return { kind: 'render', bytes: await store.bytes(id, facts.version), scaled, cut, format, quality };
				});
		return reply
			.code(isKnown ? 304 : 200)
			.headers(headersOf(rendition.format, tag))
			.send(bytes);
	});
}

/** Checks the signature first, so that a request without one learns nothing else. */
function parseResizeQuery({ signedId }: ImageName, { query }: FastifyRequest, secret: Secret): ResizeQuery {
	const signature = v.safeParse(signedQuery, query);
	if (!signature.success || !isSigned(signedId, signature.output.auth, secret)) refuse('IMAGE_NOT_SIGNED');
	const parsed = v.safeParse(resizeQuery, query);
	return parsed.success ? parsed.output : refuse('SIZE_NOT_OFFERED');
}

function headersOf(format: RenderJob['format'], etag: string): Record<string, string> {
	return {
		...viewerPolicy,
		'content-type': `image/${format}`,
		'x-content-type-options': 'nosniff',
		'cache-control': IMMUTABLE,
		vary: 'Accept',
		etag,
	};
}
