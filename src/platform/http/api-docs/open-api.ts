import { type CallDoc, type CallExample, groupsOf, type RefusalDoc } from './call-doc.ts';
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

const keyOf = (setting: string) => ({ type: 'http', scheme: 'bearer', description: `A key of the brand, from \`${setting}\`` });

const securitySchemes = {
	reader: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `accessToken` of a session' },
	'content-key': keyOf('CONTENT_KEYS'),
	'draft-key': keyOf('CONTENT_DRAFT_KEYS'),
	'ingest-key': keyOf('INGEST_KEYS'),
};

/** The OpenAPI 3.1 document of these calls. */
export function openApi(calls: readonly CallDoc[]): object {
	const paths = [...new Set(calls.map(({ path }) => path))];
	return {
		openapi: '3.1.0',
		info: {
			title: 'Kiosco',
			version: '1',
			description: 'Content, ingest and reader accounts. The host says which brand is meant: each has its own content and readers.',
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/', description: 'The brand whose host this is' }],
		tags: groupsOf(calls).map((name) => ({ name })),
		paths: Object.fromEntries(paths.map((path) => [path, pathItem(calls.filter((call) => call.path === path))])),
		components: {
			securitySchemes,
			schemas: { Envelope: envelope },
			responses: { Refusal: anyRefusal },
		},
	};
}

function pathItem(calls: readonly CallDoc[]): object {
	return Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)]));
}

function operation(call: CallDoc): object {
	const { name, group, does, auth, body, bodyTypes, params, query, example } = call;
	const content = Object.fromEntries(bodyTypes.map((type) => [type, { schema: body, example: example?.body ?? (body && sampleOf(body)) }]));
	return {
		operationId: name,
		tags: [group],
		summary: does.replace(/[.;].*$/s, '').trim(),
		description: does,
		security: securityOf(auth),
		parameters: [...parameters(params, 'path', example?.params), ...parameters(query, 'query', example?.query)],
		...(body && { requestBody: { required: true, content } }),
		responses: responses(call),
	};
}

/** The empty requirement means that a token is optional. */
function securityOf(auth: CallDoc['auth']): readonly object[] {
	switch (auth) {
		case 'none':
			return [];
		case 'optional':
			return [{ reader: [] }, {}];
		case 'reader':
		case 'fresh':
			return [{ reader: [] }];
		case 'content-key':
			return [{ 'content-key': [] }, { 'draft-key': [] }];
		case 'draft-key':
		case 'ingest-key':
			return [{ [auth]: [] }];
	}
}

function parameters(schema: JsonSchema | undefined, place: 'path' | 'query', values: CallExample['params'] = {}): readonly object[] {
	if (!schema) return [];
	return propertiesOf(schema).map(([name, member]) => ({
		name,
		in: place,
		required: place === 'path' || schema.required?.includes(name) === true,
		schema: member,
		...(values[name] !== undefined && { example: values[name] }),
	}));
}

function responses({ gives, refuses }: CallDoc): object {
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
