import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createHealth } from '#platform/health';
import { createHttpServer, type HttpServerOptions } from '#platform/http-server';
import { silentLog } from './silent-log.ts';

type AddRoutes = (app: FastifyInstance) => void;

/** Starts a server for one test on a free port. Every path is a page, except the routes that the test adds. */
export async function testServer(options: Partial<HttpServerOptions> = {}, addRoutes?: AddRoutes) {
	const { close, ...server } = await openTestServer(options, addRoutes);
	onTestFinished(close);
	return server;
}

/** The server of `testServer`, which runs until it is closed. */
export async function openTestServer(options: Partial<HttpServerOptions> = {}, addRoutes: AddRoutes = () => {}) {
	const log = silentLog();
	const config = { brandOrigins: new Map([['tn', 'https://tn.example']]), trustedProxies: [] };
	const app = createHttpServer({ config, log, health: createHealth({}, log), ...options });
	app.get('/*', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>page'));
	addRoutes(app);
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const close = () => {
		app.server.closeAllConnections();
		return app.close();
	};
	return { log, port: Number(new URL(origin).port), fetch: (path: string, init?: RequestInit) => fetch(origin + path, init), close };
}
