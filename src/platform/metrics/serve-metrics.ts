import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ListenOptions } from 'node:net';
import type { Log } from '../log.ts';

/** Numbers in the format of Prometheus, and its type. */
type MetricsText = { readonly contentType: string; text(): Promise<string> };

/** Serves `/metrics` at a port of its own, which no reader can reach. */
export async function serveMetrics(metrics: MetricsText, address: ListenOptions, log: Log): Promise<{ close(): Promise<void> }> {
	const server = createServer(async (request, response) => {
		if (request.url !== '/metrics') return response.writeHead(404).end();
		try {
			const text = await metrics.text();
			response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
		} catch (error) {
			log.error({ error }, 'the metrics could not be read');
			response.writeHead(500).end();
		}
	});
	await once(server.listen(address), 'listening');
	return {
		close: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}
