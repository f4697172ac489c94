import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callDocs as contentCalls } from '#content';
import { callDocs as accountCalls } from '#identity';
import { createHealth } from '#platform/health';
import { apiDocs } from '#platform/http/api-docs';
import type { CallDoc } from '#platform/http/call-docs';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import { sourceExamples } from '../src/content/api-docs/source-docs.ts';
import { sources } from '../src/content/sources/sources.ts';
import { testContent } from './support/content.ts';
import { contentRoutesOf } from './support/content-routes.ts';
import { putDemo } from './support/demo.ts';
import { silentLog } from './support/silent-log.ts';

type Operation = {
	readonly operationId: string;
	readonly responses: Readonly<Record<string, { readonly content?: Record<string, { schema: object }> }>>;
};
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; readonly components: object };

const content = testContent();
const keys = { 'content-key': 'c'.repeat(32), 'draft-key': 'd'.repeat(32), 'ingest-key': 'i'.repeat(32) };
const calls = contentCalls();
let app: FastifyInstance;

beforeEach(async () => {
	const log = silentLog();
	app = createHttpServer({
		config: { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] },
		log,
		health: createHealth({}, log),
	});
	const key = (name: keyof typeof keys) => ({ id: name, secret: new Secret(keys[name]), mayReadDrafts: name === 'draft-key' });
	await app.register(
		contentRoutesOf(content(), {
			contentKeys: new Map([['tn', [key('content-key'), key('draft-key')]]]),
			ingestKeys: new Map([['tn', [key('ingest-key')]]]),
		}),
	);
	await app.register(apiDocs(() => [...contentCalls(), ...accountCalls()]));
});
afterEach(() => app.close());

/** Sends the example of a call, as the page of the docs does. */
async function send({ method, path, auth, example: { params = {}, query = {}, body } = {} }: CallDoc) {
	const address = Object.entries(params).reduce((made, [name, value]) => made.replace(`{${name}}`, encodeURIComponent(value)), path);
	const secret = Object.entries(keys).find(([name]) => name === auth)?.[1];
	const headers = {
		host: 'tn.test',
		...(secret && { authorization: `Bearer ${secret}` }),
		...(body !== undefined && { 'content-type': 'application/json' }),
	};
	return app.inject({
		method,
		url: `${address}?${new URLSearchParams(query)}`,
		headers,
		...(body !== undefined && { payload: JSON.stringify(body) }),
	});
}

describe('the docs of the APIs', () => {
	let made: Document | undefined;
	/** It does not depend on content, so all tests share one. */
	const document = async (): Promise<Document> => {
		made ??= (await app.inject({ url: '/docs/openapi.json', headers: { host: 'tn.test' } })).json<Document>();
		return made;
	};

	it('are the document in docs/contracts, which shows in a review what changes for clients', async () => {
		await expect(`${JSON.stringify(await document(), null, '\t')}\n`).toMatchFileSnapshot('../docs/contracts/openapi.json');
	});

	it('give for each call of content an example that answers with the demo', { tags: 'slow' }, async () => {
		await putDemo(content(), 'tn', content.clock.now);
		for (const call of calls) {
			const { statusCode, body } = await send(call);
			expect([call.name, statusCode < 300 ? '' : body]).toEqual([call.name, '']);
			if (call.method === 'GET')
				expect([call.name, Array.isArray(JSON.parse(body)) ? 'array' : 'object']).toEqual([call.name, call.gives.type]);
		}
	});

	it('name each call once, and describe each source', async () => {
		const names = [...calls, ...accountCalls()].map(({ name }) => name);
		expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
		expect(Object.keys(sourceExamples).sort()).toEqual([...sources.keys()].sort());
		expect(calls.filter(({ does }) => does === '')).toEqual([]);
		const { paths } = await document();
		expect(
			Object.values(paths)
				.flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
				.sort(),
		).toEqual(names.sort());
	});

	it('have schemas that generators of clients can read', { tags: 'slow' }, async () => {
		const { paths, components } = await document();
		const ajv = new Ajv2020({ strictTypes: false, allErrors: true });
		formats.default(ajv);
		ajv.addSchema({ $id: 'https://kiosco.test/', components }, 'root').addVocabulary(['components', 'example']);
		const text = JSON.stringify(paths);
		expect(text).not.toMatch(/\\p\{/i);
		// Most answers are the same for all calls.
		const schemas = new Map<string, string>();
		for (const item of Object.values(paths))
			for (const { operationId, responses } of Object.values(item))
				for (const { schema } of Object.values(responses).flatMap((response) => Object.values(response.content ?? {})))
					schemas.set(JSON.stringify(schema).replaceAll('"#/components', '"https://kiosco.test/#/components'), operationId);
		for (const [schema, operationId] of schemas) expect(() => ajv.compile(JSON.parse(schema)), operationId).not.toThrow();
	});

	it('list what an empty sign-in is refused with', async () => {
		const login = JSON.stringify((await document()).paths['/identity/public/v1/auth/login']?.post?.responses[400]);
		expect(login).toContain('"invalid-input"');
	});
});
