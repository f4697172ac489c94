import { type CallDoc, jsonSchema, type RefusalDoc } from '#platform/http/call-docs';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { type IdentityRefusal, identityRefusals } from '../../contract/refusals.ts';
import { bodyTypes } from './body-types.ts';
import { groupOf } from './groups.ts';

/** The documentation of all endpoints, ordered by group. */
export function callDocs(): readonly CallDoc[] {
	return Object.keys(groupOf)
		.filter((name) => isName(name))
		.map(callDoc);
}

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

function callDoc(name: EndpointName): CallDoc {
	const row: Endpoint = endpoints[name];
	const bodyType = bodyTypes[name];
	const schemaOf = (part: 'params' | 'query' | 'body') => {
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
		params: schemaOf('params'),
		query: schemaOf('query'),
		body: bodyType?.schema ?? schemaOf('body'),
		bodyTypes: bodyType?.types ?? ['application/json'],
		gives: jsonSchema(row.gives, 'output'),
		refuses: refusalsOf(row),
	};
}

/** Removes ids of requirements, which mean nothing to users of the API. */
const withoutIds = (text: string): string => text.replace(/ \((?:[A-Z]+-\d+|[A-Z]\d\d)[^)]*\)/g, '');

/** Any input may be refused before a row looks at it. */
const invalidInput: RefusalDoc = { code: 'invalid-input', httpStatus: 400, message: 'A value does not have the form that is asked for.' };

/** The refusals of a row, by status. A call for signed-in readers also refuses everybody else (`access-denied`). */
function refusalsOf({ auth, refuses, takes }: Endpoint): readonly RefusalDoc[] {
	const needsReader = auth === 'reader' || auth === 'fresh';
	const names: readonly IdentityRefusal[] = needsReader ? ['access-denied', ...refuses] : refuses;
	const own = [...new Set(names)]
		.map((name) => identityRefusals[name])
		.map(([code, httpStatus, message]) => ({ code, httpStatus, message }));
	return [...(Object.keys(takes.entries).length > 0 ? [invalidInput] : []), ...own].sort((one, other) => one.httpStatus - other.httpStatus);
}
