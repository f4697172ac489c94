import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FileStore } from '#platform/files';
import { imageId } from '../image-id.ts';
import { refuse } from '../refusals.ts';
import { avatarFile } from './avatars.ts';

const params = v.object({ id: imageId });

/** One week: long enough that browsers fetch an avatar once, and a removed avatar disappears from all caches within it. */
const CACHE = 'public, max-age=604800, immutable';

/** Serves `/media/avatars/{id}.jpg`. The query of its address changes with its bytes. */
export function addAvatarRoute(app: FastifyInstance, files: FileStore): void {
	app.get('/media/avatars/:id.jpg', async (request, reply) => {
		const parsed = v.safeParse(params, request.params);
		const bytes = parsed.success ? await files.read(avatarFile(parsed.output.id)) : undefined;
		if (!bytes) return refuse('IMAGE_NOT_FOUND');
		return reply.type('image/jpeg').headers({ 'cache-control': CACHE, 'x-content-type-options': 'nosniff' }).send(bytes);
	});
}
