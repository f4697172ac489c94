import { type Auth, type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { type IdentityRefusal, identityRefusals } from '../../contract/refusals.ts';
import { bodyTypes } from './body-types.ts';
import { groupOf } from './groups.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** A refusal as the docs list it. */
export type RefusalDoc = { readonly code: string; readonly httpStatus: number; readonly message: string };

/** The documentation of an endpoint. */
export type EndpointDoc = {
	readonly name: EndpointName;
	readonly group: string;
	readonly method: Endpoint['method'];
	/** With the parameters as OpenAPI writes them: `/identity/public/v1/gdpr/{id}`. */
	readonly path: string;
	readonly does: string;
	readonly auth: Auth;
	readonly params: JsonSchema | undefined;
	readonly query: JsonSchema | undefined;
	readonly body: JsonSchema | undefined;
	/** Types that the body may have. */
	readonly bodyTypes: readonly string[];
	readonly gives: JsonSchema;
	readonly refuses: readonly RefusalDoc[];
};

/** The documentation of all endpoints, ordered by group. */
export function endpointDocs(): readonly EndpointDoc[] {
	return Object.keys(groupOf)
		.filter((name) => isName(name))
		.map(endpointDoc);
}

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

function endpointDoc(name: EndpointName): EndpointDoc {
	const row: Endpoint = endpoints[name];
	const bodyType = bodyTypes[name];
	const taken = (part: 'params' | 'query' | 'body') => {
		const schema = row.takes.entries[part];
		return schema && jsonSchema(schema, 'input');
	};
	return {
		name,
		group: groupOf[name],
		method: row.method,
		path: row.path.replace(/:(\w+)/g, '{$1}'),
		does: withoutIds(row.does),
		auth: row.auth,
		params: taken('params'),
		query: taken('query'),
		body: bodyType?.schema ?? taken('body'),
		bodyTypes: bodyType?.types ?? ['application/json'],
		gives: jsonSchema(row.gives, 'output'),
		refuses: refusalsOf(row),
	};
}

/** Removes ids of requirements, which mean nothing to users of the API. */
const withoutIds = (text: string): string => text.replace(/ \((?:[A-Z]+-\d+|[A-Z]\d\d)[^)]*\)/g, '');

/** The refusals of a row, by status. A call for signed-in readers also refuses everybody else (`access-denied`). */
function refusalsOf({ auth, refuses }: Endpoint): readonly RefusalDoc[] {
	const needsReader = auth === 'reader' || auth === 'fresh';
	const names: readonly IdentityRefusal[] = needsReader ? ['access-denied', ...refuses] : refuses;
	return [...new Set(names)]
		.map((name) => identityRefusals[name])
		.map(([code, httpStatus, message]) => ({ code, httpStatus, message }))
		.sort((one, other) => one.httpStatus - other.httpStatus);
}
