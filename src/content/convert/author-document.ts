import type { JsonObject } from '../ans/json.ts';
import { ansVersion } from '../ans/schema/schemas.ts';

/** An author, in a byline or with `more` as a document of its own. */
export const authorDocument = (name: string, slug: string, more: JsonObject = {}): JsonObject => ({
	_id: slug,
	type: 'author',
	version: ansVersion,
	name,
	slug,
	...more,
});
