import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const path = '/_dev/reload';

/** Reloads the page when the server has restarted; added to the boot script in development. */
export const reloadScript = `{let gone=false;const source=new EventSource('${path}');source.onerror=()=>{gone=true};source.onopen=()=>{if(gone)location.reload()}}`;

/** Adds a stream of server-sent events that ends with the process, for `reloadScript`. */
export function addReloadRoute(server: FastifyInstance): void {
	const open = new Set<ServerResponse>();
	server.get(path, (_, reply) => {
		reply.hijack();
		reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 200\n\n');
		open.add(reply.raw);
		reply.raw.on('close', () => open.delete(reply.raw));
	});
	server.addHook('preClose', async () => {
		for (const response of open) response.end();
	});
}
