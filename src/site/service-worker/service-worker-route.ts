import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Assets } from '../assets.ts';

/** The Content-Security-Policy of the worker: it fetches from its own site only. */
const policy = "default-src 'self'; frame-ancestors 'none'";

/**
 * Serves the service worker or, if `isOn` is false, the one that removes it from the devices of readers. Browsers look for a new version with
 * each page; the hash of the build makes each build a new version.
 */
export function addServiceWorkerRoute(server: FastifyInstance, { folder, build }: Pick<Assets, 'folder' | 'build'>, isOn: boolean): void {
	const file = join(folder, isOn ? 'service-worker.js' : 'service-worker-removal.js');
	let script: Promise<string> | undefined;
	server.get('/sw.js', async (_, reply) => {
		script ??= readFile(file, 'utf8').then((text) => `const build=${JSON.stringify(build)};${text}`);
		return reply
			.type('text/javascript; charset=utf-8')
			.header('cache-control', 'no-cache')
			.header('content-security-policy', policy)
			.send(await script);
	});
}
