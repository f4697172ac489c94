import type { CallDoc, JsonSchema, RefusalDoc } from '#platform/http/call-docs';
import type { Catalogue } from '#platform/refusal';
import { keyRefusals } from '../keys/refusals.ts';
import { sourceRefusals } from '../sources/refusals.ts';

/** The refusals of a catalogue as the docs list them, by status. */
export const refusalsIn = (catalogue: Catalogue): readonly RefusalDoc[] =>
	Object.entries(catalogue)
		.map(([code, [httpStatus, message]]) => ({ code, httpStatus, message }))
		.sort((one, other) => one.httpStatus - other.httpStatus);

/** The refusals of calls that read, with a key or without. */
const readingRefusals = (auth: CallDoc['auth']): readonly RefusalDoc[] =>
	refusalsIn(auth === 'none' ? sourceRefusals : { ...sourceRefusals, ...keyRefusals });

/** The texts that stand in a path. */
const pathTexts = (path: string): JsonSchema | undefined => {
	const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
	return names.length === 0
		? undefined
		: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])), required: names };
};

type CallDescription = Pick<CallDoc, 'name' | 'group' | 'path' | 'does' | 'gives'> & Partial<CallDoc>;

/** A call of content, by default a GET that anybody may make. */
export const contentCall = (told: CallDescription): CallDoc => ({
	method: 'GET',
	auth: 'none',
	params: pathTexts(told.path),
	query: undefined,
	body: undefined,
	bodyTypes: ['application/json'],
	refuses: readingRefusals(told.auth ?? 'none'),
	...told,
});
