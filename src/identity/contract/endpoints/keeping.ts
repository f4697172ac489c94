// The endpoints of what a reader keeps: stories saved for later, stories that were read, and what the reader follows.
import * as v from 'valibot';
import { type Endpoint, v1 } from '../endpoint.ts';
import { keptBatch } from '../kept-lists.ts';
import * as shape from '../shapes.ts';

const path = `${v1}/kept`;

export const ownKept = {
	method: 'GET',
	path,
	does: 'Lists what the reader keeps of the brand, newest first.',
	auth: 'reader',
	takes: v.object({}),
	gives: v.object({ entries: v.array(shape.keptEntry) }),
	refuses: [],
} as const satisfies Endpoint;

export const changeKept = {
	method: 'PATCH',
	path,
	does: 'Adds entries to what the reader keeps and removes others. Of two changes of an entry the newer one counts. Names the lists that were full; what they could not take is not stored.',
	auth: 'reader',
	takes: v.object({
		body: v.object({
			add: v.optional(v.pipe(v.array(shape.keptEntry), v.maxLength(keptBatch)), []),
			remove: v.optional(v.pipe(v.array(shape.removedEntry), v.maxLength(keptBatch)), []),
		}),
	}),
	gives: v.object({ full: v.array(shape.keptList) }),
	refuses: [],
} as const satisfies Endpoint;

export const eraseKept = {
	method: 'DELETE',
	path: `${v1}/kept/:list`,
	does: 'Erases a list of what the reader keeps of the brand.',
	auth: 'reader',
	takes: v.object({ params: v.object({ list: shape.keptList }) }),
	gives: shape.success,
	refuses: [],
} as const satisfies Endpoint;
