import send from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Folder } from './folder.ts';
import { imageId } from './image-id.ts';
import { fileKinds, fileName } from './media-files.ts';
import { refuse } from './refusals.ts';
import { viewerPolicy } from './viewer-policy.ts';

const params = v.object({ id: imageId, kind: v.picklist(['mp4', 'mp3', 'm3u8', 'vtt']) });

/** Serves `/media/files/{id}.{mp4|mp3|m3u8|vtt}`, whole or in ranges (RFC 9110, 14). */
export function addFileRoute(app: FastifyInstance, folder: Folder): void {
	app.get('/media/files/:id.:kind', async (request, reply) => {
		const parsed = v.safeParse(params, request.params);
		if (!parsed.success) return refuse('FILE_NOT_FOUND');
		const { id, kind } = parsed.output;
		const name = fileName(id, kind);
		const sent = await send(request.raw, name, { root: folder.root, index: false, maxAge: '365d', immutable: true });
		if (sent.type === 'error' && sent.statusCode === 404) return refuse('FILE_NOT_FOUND');
		return reply
			.code(sent.statusCode)
			.headers(sent.headers)
			.headers({
				...viewerPolicy,
				'content-type': fileKinds[kind].type,
				'x-content-type-options': 'nosniff',
				'content-disposition': `inline; filename="${id}.${kind}"`,
			})
			.send(sent.stream);
	});
}
