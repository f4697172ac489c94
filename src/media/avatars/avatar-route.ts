import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Folder } from '../folder.ts';
import { imageId } from '../image-id.ts';
import { refuse } from '../refusals.ts';
import { avatarFile } from './avatars.ts';

const params = v.object({ id: imageId });

/** Long enough to be fetched once, and over within a week wherever copies are when the picture was taken away. */
const CACHE = 'public, max-age=604800, immutable';

/** `/media/avatars/{id}.jpg`; its query changes with its bytes. */
export function addAvatarRoute(app: FastifyInstance, folder: Folder): void {
	app.get('/media/avatars/:id.jpg', async (request, reply) => {
		const read = v.safeParse(params, request.params);
		const bytes = read.success ? await folder.read(avatarFile(read.output.id)) : undefined;
		if (!bytes) return refuse('IMAGE_NOT_FOUND');
		return reply.type('image/jpeg').headers({ 'cache-control': CACHE, 'x-content-type-options': 'nosniff' }).send(bytes);
	});
}
