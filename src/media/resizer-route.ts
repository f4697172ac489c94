import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Secret } from '#platform/secret';
import type { ImageId } from './image-id.ts';
import type { ImageFacts } from './original.ts';
import type { OriginalStore } from './originals/original-store.ts';
import { type ImageName, parseImageName } from './parse-image-name.ts';
import { refuse } from './refusals.ts';
import { outputFormat } from './renditions/output-format.ts';
import { renditionOf } from './renditions/rendition.ts';
import type { Renditions } from './renditions/renditions.ts';
import { type ResizeQuery, resizeQuery, signedQuery } from './renditions/resize-query.ts';
import { isSigned } from './signature.ts';
import type { RemoteSources } from './sources/remote-sources.ts';
import { viewerPolicy } from './viewer-policy.ts';
import type { RenderJob } from './worker/jobs.ts';

export type ResizerDeps = {
	readonly secret: Secret;
	readonly originals: OriginalStore;
	readonly copies: OriginalStore;
	readonly sources: RemoteSources;
	readonly renditions: Renditions;
};

/** Serves `/resizer/v2/{name}.{ext}?auth&width…`, the form of Arc's resizer v2 (content API, section e). */
export function addResizerRoute(app: FastifyInstance, deps: ResizerDeps): void {
	app.get<{ Params: { name: string } }>('/resizer/v2/:name', async (request, reply) => {
		const name = parseImageName(request.params.name) ?? refuse('IMAGE_NOT_FOUND');
		const query = parseResizeQuery(name, request, deps.secret);
		const { id, facts, store } = await findOriginal(name, deps);
		const rendition = renditionOf({ id, facts, query, format: outputFormat(request.headers.accept, facts.isOpaque) });
		const tag = `"${rendition.key}"`;
		const isKnown = request.headers['if-none-match']?.includes(tag);
		const bytes = isKnown ? undefined : await deps.renditions.get(rendition, () => store.bytes(id, facts.version));
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

/** An original, and the store that has its bytes. */
type FoundOriginal = { readonly id: ImageId; readonly facts: ImageFacts; readonly store: OriginalStore };

async function findOriginal(name: ImageName, { originals, copies, sources }: ResizerDeps): Promise<FoundOriginal> {
	if (name.kind === 'remote') return { ...(await sources.facts(name.address)), store: copies };
	const facts = (await originals.facts(name.id)) ?? refuse('IMAGE_NOT_FOUND');
	return { id: name.id, facts, store: originals };
}

function headersOf(format: RenderJob['format'], etag: string): Record<string, string> {
	return {
		...viewerPolicy,
		'content-type': `image/${format}`,
		'x-content-type-options': 'nosniff',
		'cache-control': 'public, max-age=31536000, immutable',
		vary: 'Accept',
		etag,
	};
}
