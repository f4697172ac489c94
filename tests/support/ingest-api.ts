import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { BrandId } from '#brands';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import type { TestContent } from './content.ts';
import { contentRoutesOf } from './content-routes.ts';
import { noteHost } from './note-reached.ts';
import { silentLog } from './silent-log.ts';

/** The HTTP routes of content, with the key `cms` of a brand, and a key of another whose secret is `c` 32 times. */
export function ingestApi(content: TestContent, secret: string, brand: BrandId = 'tn') {
	const log = silentLog();
	const keys = new Map([
		[brand, [{ id: 'cms', secret: new Secret(secret) }]],
		[brand === 'ciudad' ? 'tn' : 'ciudad', [{ id: 'other', secret: new Secret('c'.repeat(32)) }]],
	]);
	let app: FastifyInstance;
	beforeEach(async () => {
		app = await createHttpServer({
			config: { brandOrigins: new Map([[brand, `https://${brand}.test`]]), trustedProxies: [] },
			log,
			health: createHealth({}, log),
		});
		await app.register(contentRoutesOf(content(), { ingestKeys: keys, brandOf: () => brand }));
	});
	afterEach(() => app.close());
	const bearer = { authorization: `Bearer ${secret}` };

	async function send(
		method: 'GET' | 'PUT' | 'POST' | 'DELETE',
		url: string,
		body?: string | Buffer | object,
		headers: Record<string, string> = bearer,
	) {
		const payload = typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body;
		noteHost('wire', `${brand}.test`);
		const answer = await app.inject({
			method,
			url,
			headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
			...(payload === undefined ? {} : { payload }),
		});
		return {
			status: answer.statusCode,
			headers: answer.headers,
			text: answer.body,
			// A revision is sent as it was stored, and need not be JSON that `JSON.parse` takes.
			get body() {
				return answer.json();
			},
		};
	}
	return { send, bearer };
}
