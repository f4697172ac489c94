import { type EndpointDoc, endpointDocs, type RefusalDoc } from './endpoint-docs.ts';
import { groups } from './groups.ts';
import { type JsonSchema, propertiesOf } from './json-schema.ts';
import { sampleOf } from './sample-of.ts';

const envelope = {
	type: 'object',
	description: 'Every answer that is no success. Look at `code`; the HTTP status is that of `httpStatus`.',
	properties: {
		code: { type: 'string' },
		message: { type: 'string' },
		httpStatus: { type: 'integer' },
		error: { anyOf: [{ const: true }, { type: 'string', description: 'The code again, where clients of OAuth look for it.' }] },
	},
	required: ['code', 'message', 'httpStatus', 'error'],
} as const;

const anyRefusal = {
	description: 'Input that does not fit (400), too many attempts (429, with `Retry-After`), an outage (503, with `Retry-After`).',
	content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
};

/** The OpenAPI 3.1 document of the service, made from the table of endpoints. */
export function openApi(): object {
	const calls = endpointDocs();
	const paths = [...new Set(calls.map(({ path }) => path))];
	return {
		openapi: '3.1.0',
		info: {
			title: 'Kiosco reader accounts',
			version: '1',
			description: 'The identity service of the sites. The host says whose readers are meant: each brand has its own.',
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/', description: 'The brand whose host this is' }],
		tags: groups.map((name) => ({ name })),
		paths: Object.fromEntries(paths.map((path) => [path, pathItem(calls.filter((call) => call.path === path))])),
		components: {
			securitySchemes: { reader: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `accessToken` of a session' } },
			schemas: { Envelope: envelope },
			responses: { Refusal: anyRefusal },
		},
	};
}

function pathItem(calls: readonly EndpointDoc[]): object {
	return Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)]));
}

function operation(call: EndpointDoc): object {
	const { name, group, does, auth, body, bodyTypes, params, query } = call;
	const content = Object.fromEntries(bodyTypes.map((type) => [type, { schema: body, example: body && sampleOf(body) }]));
	return {
		operationId: name,
		tags: [group],
		summary: does.replace(/[.;].*$/s, '').trim(),
		description: does,
		security: securityOf(auth),
		parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
		...(body && { requestBody: { required: true, content } }),
		responses: responses(call),
	};
}

/** The empty requirement means that a token is optional. */
function securityOf(auth: EndpointDoc['auth']): readonly object[] {
	if (auth === 'none') return [];
	return auth === 'optional' ? [{ reader: [] }, {}] : [{ reader: [] }];
}

function parameters(schema: JsonSchema | undefined, place: 'path' | 'query'): readonly object[] {
	if (!schema) return [];
	return propertiesOf(schema).map(([name, member]) => ({
		name,
		in: place,
		required: place === 'path' || schema.required?.includes(name) === true,
		schema: member,
	}));
}

function responses({ gives, refuses }: EndpointDoc): object {
	const statuses = [...new Set(refuses.map(({ httpStatus }) => httpStatus))];
	return {
		200: { description: 'Done', content: { 'application/json': { schema: gives } } },
		...Object.fromEntries(statuses.map((status) => [status, refusal(refuses.filter(({ httpStatus }) => httpStatus === status))])),
		default: { $ref: '#/components/responses/Refusal' },
	};
}

function refusal(refused: readonly RefusalDoc[]): object {
	const codes = { properties: { code: { enum: refused.map(({ code }) => code) } } };
	return {
		description: refused.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
		content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Envelope' }, codes] } } },
	};
}
