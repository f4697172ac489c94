import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../../tests/support/identity/identity.ts';
import { sampleOf } from '../../../platform/http/api-docs/sample-of.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { callDocs } from './call-docs.ts';

type Operation = {
	readonly operationId: EndpointName;
	readonly security: readonly object[];
	readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object }[];
	readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>> };
	readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Record<string, { readonly schema: object }> }>>;
};
type Document = {
	readonly openapi: string;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

describe('the API docs', () => {
	const service = testIdentity();
	const operations = async () => {
		const document: Document = JSON.parse((await service.send({ url: '/docs/openapi.json' })).body);
		return {
			document,
			all: Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, is]) => ({ path, method, is }))),
		};
	};

	it('contain every endpoint once, under its method and path', async () => {
		const { document, all } = await operations();
		expect(document.openapi).toBe('3.1.0');
		const described = all.map(({ path, method, is }) => `${is.operationId} ${method.toUpperCase()} ${path}`);
		expect(described.sort()).toEqual(rows.map(([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
	});

	it('contain valid schemas of JSON Schema 2020-12 whose references resolve', { tags: 'slow' }, async () => {
		const { document, all } = await operations();
		const ajv = new Ajv2020({ strictTypes: false, allErrors: true });
		formats.default(ajv);
		ajv.addSchema({ $id: 'https://kiosco.test/', components: document.components }, 'root').addVocabulary(['components', 'example']);
		for (const { is } of all) {
			const bodies = Object.values(is.requestBody?.content ?? {});
			const answers = Object.values(is.responses).flatMap(({ content }) => Object.values(content ?? {}));
			const schemas = [...is.parameters, ...bodies, ...answers].map(({ schema }) => schema);
			for (const schema of schemas) expect(() => ajv.compile(absolute(schema)), is.operationId).not.toThrow();
		}
	});

	it('say for each endpoint who may call it, its parameters and its refusals', async () => {
		const { all } = await operations();
		for (const { path, is } of all) {
			const { auth, refuses }: Endpoint = endpoints[is.operationId];
			expect(is.security, is.operationId).toEqual({ none: [], optional: [{ reader: [] }, {}] }[String(auth)] ?? [{ reader: [] }]);
			const inPath = is.parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name);
			expect(inPath, is.operationId).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
			for (const name of refuses) {
				const [code, httpStatus] = identityRefusals[name];
				expect(JSON.stringify(is.responses[httpStatus]), `${is.operationId} ${name}`).toContain(`"${code}"`);
			}
			expect(is.responses.default?.$ref).toBe('#/components/responses/Refusal');
		}
	});

	it('show example bodies that the endpoints accept', async () => {
		for (const { name, body, bodyTypes } of callDocs()) {
			const schema = new Map(rows).get(name)?.takes.entries.body;
			if (!body || !schema) continue;
			const read = v.safeParse(schema, sampleOf(body));
			expect(
				read.issues?.map(({ message }) => message),
				`${name}, as ${bodyTypes[0]}`,
			).toBeUndefined();
		}
	});

	it('are a page whose security policy allows its own content and nothing else', async () => {
		const { headers, body } = await service.send({ url: '/docs/' });
		const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
		const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
		const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
		const policy = String(headers['content-security-policy']);
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain(`script-src ${hashOf(script)};`);
		expect(policy).toContain(`style-src ${hashOf(style)};`);
		expect(policy).not.toContain('unsafe');
		expect(Buffer.byteLength(script)).toBeLessThan(10_240);
		expect(body).not.toMatch(/ style="| on\w+="|src="/);
	});

	it('may be kept for an hour, and tell no other site where they were read', async () => {
		const kept = { 'cache-control': 'public, max-age=3600' };
		const html = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
		expect((await service.send({ url: '/docs/' })).headers).toMatchObject({ ...kept, ...html });
		const { headers } = await service.send({ url: '/docs/openapi.json' });
		expect(headers).toMatchObject({ ...kept, 'content-type': 'application/json; charset=utf-8' });
	});

	it('name the refusals of a call by status, and no id of a requirement', () => {
		for (const { name, does, refuses } of callDocs()) {
			const statuses = refuses.map(({ httpStatus }) => httpStatus);
			expect(statuses, name).toEqual(statuses.toSorted((one, other) => one - other));
			expect(does, name).not.toMatch(/\b[A-Z]\d\d\b|\b[A-Z]{2,}-\d/);
		}
	});
});

/** The schema with references that point into the document. */
function absolute(schema: object): object {
	return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"https://kiosco.test/#/components'));
}
