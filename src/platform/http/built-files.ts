// Files of the build for browsers. Their addresses have a hash of the build, so caches keep them.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { IMMUTABLE } from './immutable.ts';

/** Lets the routes of a plugin send files of a folder by `sendBuiltFile`, in the best form of those that the build made (tools/compress-files.ts). */
export async function addBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true });
}

/** Sends a file of the folder, for ever. */
export const sendBuiltFile = (reply: FastifyReply, file: string): FastifyReply => reply.header('cache-control', IMMUTABLE).sendFile(file);
