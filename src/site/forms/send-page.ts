import type { FastifyReply } from 'fastify';
import type { RenderedPage } from '../page-cache/stored-page.ts';

/** Sends a page that was made for one request; no cache stores it. */
export function sendPage(reply: FastifyReply, page: RenderedPage, status: number): FastifyReply {
	return reply
		.code(status)
		.headers({ ...page.headers, 'content-type': page.contentType, 'cache-control': 'private, no-store' })
		.send(page.body);
}
