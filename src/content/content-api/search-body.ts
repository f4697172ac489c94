// Searches in the language of Elasticsearch, as front ends of Arc XP send them in `body`, in the syntax of feed queries.
import * as v from 'valibot';
import { isObject, type JsonObject, listAt } from '../ans/json.ts';
import { refuse } from '../sources/refusals.ts';

const maxDepth = 10;

/** Fields that every work of the answer fulfils, because it is of the brand that was asked for. */
const alwaysTrue = /\._website$|^revision\.published$/;

/** The feed query that means the same as a search body; refuses what it cannot say. */
export function queryOfBody(text: string): string {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ query: v.custom<JsonObject>(isObject) })), text);
	if (!read.success) return refuse('invalid-query', { message: 'The body is no search in JSON.' });
	const clauses = clausesOf(read.output.query, 1);
	return clauses.length === 0 ? '*' : clauses.join(' AND ');
}

function clausesOf(query: JsonObject, depth: number): readonly string[] {
	const [kind = '', ...others] = Object.keys(query);
	const part = query[kind];
	if (others.length > 0 || !isObject(part) || depth > maxDepth) return unreadable(kind);
	switch (kind) {
		case 'bool':
			return boolClauses(part, depth + 1);
		case 'nested':
			return isObject(part.query) ? clausesOf(part.query, depth + 1) : unreadable(kind);
		case 'term':
		case 'match':
		case 'terms':
			return Object.entries(part).flatMap(([field, value]) => fieldClause(field, value));
		case 'match_all':
			return [];
		default:
			return unreadable(kind);
	}
}

function boolClauses(bool: JsonObject, depth: number): readonly string[] {
	const unknown = Object.keys(bool).find((key) => !['must', 'filter', 'must_not'].includes(key));
	if (unknown !== undefined) return unreadable(unknown);
	const wanted = [...queriesAt(bool, 'must'), ...queriesAt(bool, 'filter')].flatMap((query) => clausesOf(query, depth));
	return [...wanted, ...queriesAt(bool, 'must_not').flatMap((query) => contraryOf(clausesOf(query, depth)))];
}

/** The negation of one clause. A negation of several clauses together, or of another negation, has no form in feed queries. */
function contraryOf(clauses: readonly string[]): readonly string[] {
	if (clauses.length > 1 || clauses.some((clause) => clause.startsWith('NOT '))) return unreadable('must_not');
	return clauses.map((clause) => `NOT ${clause}`);
}

const queriesAt = (bool: JsonObject, key: string): readonly JsonObject[] =>
	(isObject(bool[key]) ? [bool[key]] : listAt(bool, key)).map((query) => (isObject(query) ? query : unreadable(key)));

function fieldClause(field: string, value: unknown): readonly string[] {
	if (alwaysTrue.test(field)) return [];
	const values = (Array.isArray(value) ? value : [value]).map((one) => `"${String(one).replaceAll(/["\\]/g, '\\$&')}"`);
	return [values.length === 1 ? `${field}:${values[0]}` : `${field}:(${values.join(' OR ')})`];
}

function unreadable(part: string): never {
	return refuse('invalid-query', { message: `The search body is not understood at ${JSON.stringify(part.slice(0, 60))}.` });
}
