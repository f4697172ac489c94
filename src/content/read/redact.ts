import { type JsonObject, textAt } from '../ans/json.ts';
import { publicPart } from '../documents/public-part.ts';
import type { QueryContext } from './query-context.ts';

/**
 * The document as this context's reader may read it; works that were reduced to their excerpt are noted in `redacted`. Only this function
 * applies the wall to what is sent: every whole document passes through it, for pages and for programs.
 */
export function redact(context: Pick<QueryContext, 'readContext' | 'redacted'>, document: JsonObject): JsonObject {
	const { brand, registrationCodes, isRegistered } = context.readContext;
	if (isRegistered) return document;
	return publicPart(document, { brand, registrationCodes, onExcerpt: (work) => context.redacted.add(textAt(work, '_id') ?? '') });
}
