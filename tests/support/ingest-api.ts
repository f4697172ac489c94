import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import type { TestContent } from './content.ts';
import { nobody } from './registered-readers.ts';
import { silentLog } from './silent-log.ts';

/** The HTTP routes of content, with the key `cms` of tn, and a key of ciudad whose secret is `c` 32 times. */
export function ingestApi(content: TestContent, secret: string) {
	const log = silentLog();
	const keys = new Map([
		['tn', [{ id: 'cms', secret: new Secret(secret) }]],
		['ciudad', [{ id: 'other', secret: new Secret('c'.repeat(32)) }]],
	]);
	let app: FastifyInstance;
	beforeEach(async () => {
		app = await createHttpServer({
			config: { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] },
			log,
			health: createHealth({}, log),
		});
		await app.register(
			content().routes({ ingestKeys: keys, brandOf: () => 'tn', profileOf: async () => undefined, registeredReaders: nobody }),
		);
	});
	afterEach(() => app.close());
	const bearer = { authorization: `Bearer ${secret}` };

	async function send(
		method: 'GET' | 'PUT' | 'POST' | 'DELETE',
		url: string,
		body?: string | object,
		headers: Record<string, string> = bearer,
	) {
		const payload = typeof body === 'object' ? JSON.stringify(body) : body;
		const answer = await app.inject({
			method,
			url,
			headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
			...(payload === undefined ? {} : { payload }),
		});
		return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() };
	}
	return { send, bearer };
}
