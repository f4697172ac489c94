import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FileStore } from '#platform/files';
import { IMMUTABLE } from '#platform/http/immutable';
import { imageId } from './image-id.ts';
import { fileKinds, fileName } from './media-files.ts';
import { refuse } from './refusals.ts';
import { viewerPolicy } from './viewer-policy.ts';

const params = v.object({ id: imageId, kind: v.picklist(['mp4', 'webm', 'mp3', 'm3u8', 'vtt']) });

/** Serves `/media/files/{id}.{mp4|webm|mp3|m3u8|vtt}`, whole or in ranges (RFC 9110, 14). */
export function addFileRoute(app: FastifyInstance, files: FileStore): void {
	app.get('/media/files/:id.:kind', async (request, reply) => {
		const parsed = v.safeParse(params, request.params);
		if (!parsed.success) return refuse('FILE_NOT_FOUND');
		const { id, kind } = parsed.output;
		const { status, headers, body } = (await files.answer(fileName(id, kind), request.raw)) ?? refuse('FILE_NOT_FOUND');
		return reply
			.code(status)
			.headers(headers)
			.headers({
				...viewerPolicy,
				'cache-control': IMMUTABLE,
				'content-type': fileKinds[kind].type,
				'x-content-type-options': 'nosniff',
				'content-disposition': `inline; filename="${id}.${kind}"`,
			})
			.send(body);
	});
}
