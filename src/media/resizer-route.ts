import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Secret } from '#platform/secret';
import type { ImageId } from './image-id.ts';
import { type ImageName, imageName } from './image-name.ts';
import type { Facts } from './original.ts';
import type { OriginalStore } from './originals/original-store.ts';
import { refuse } from './refusals.ts';
import { outputFormat } from './renditions/output-format.ts';
import { renditionOf } from './renditions/rendition.ts';
import type { Renditions } from './renditions/renditions.ts';
import { signed, type Wish, wishQuery } from './renditions/wish.ts';
import { isSigned } from './signature.ts';
import type { RemoteSources } from './sources/remote-sources.ts';
import { viewerPolicy } from './viewer-policy.ts';
import type { RenderJob } from './worker/jobs.ts';

export type ResizerParts = {
	readonly secret: Secret;
	readonly originals: OriginalStore;
	readonly copies: OriginalStore;
	readonly sources: RemoteSources;
	readonly renditions: Renditions;
};

/** `/resizer/v2/{name}.{ext}?auth&width…`, the form of Arc's resizer v2 (content API, section e). */
export function addResizerRoute(app: FastifyInstance, parts: ResizerParts): void {
	app.get<{ Params: { name: string } }>('/resizer/v2/:name', async (request, reply) => {
		const name = imageName(request.params.name) ?? refuse('IMAGE_NOT_FOUND');
		const wish = takeWish(name, request, parts.secret);
		const { id, facts, store } = await find(name, parts);
		const rendition = renditionOf({ id, facts, wish, format: outputFormat(request.headers.accept, facts.isOpaque) });
		const tag = `"${rendition.key}"`;
		const isKnown = request.headers['if-none-match']?.includes(tag);
		const bytes = isKnown ? undefined : await parts.renditions.get(rendition, () => store.bytes(id, facts.version));
		return reply
			.code(isKnown ? 304 : 200)
			.headers(headersOf(rendition.format, tag))
			.send(bytes);
	});
}

/** The signature first: whoever has none learns nothing else. */
function takeWish({ signedId }: ImageName, { query }: FastifyRequest, secret: Secret): Wish {
	const read = v.safeParse(signed, query);
	if (!read.success || !isSigned(signedId, read.output.auth, secret)) refuse('IMAGE_NOT_SIGNED');
	const wish = v.safeParse(wishQuery, query);
	return wish.success ? wish.output : refuse('SIZE_NOT_OFFERED');
}

type Found = { readonly id: ImageId; readonly facts: Facts; readonly store: OriginalStore };

async function find(name: ImageName, { originals, copies, sources }: ResizerParts): Promise<Found> {
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
