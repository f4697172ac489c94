import { isObject, type JsonObject, objectAt, objectsAt, textAt } from '../ans/json.ts';
import { feedItems, isFiltered } from './feed-items.ts';
import { kindOfType, typeOf } from './incoming-document.ts';

/** A document inside a JSON value, or a value that is not a document and why. */
export type Unpacked = { readonly kind: 'document'; readonly document: JsonObject } | { readonly kind: 'fragment'; readonly why: string };

/**
 * Finds the documents in a JSON value: the value itself; the elements of a list, of search results, of a feed, of a section tree, or of an answer of
 * the author or tag service; or the body of an operation.
 */
export function unpack(json: unknown): readonly Unpacked[] {
	if (Array.isArray(json)) return json.flatMap(unpack);
	if (!isObject(json)) return [{ kind: 'fragment', why: 'is no JSON object' }];
	return unpackList(json) ?? [unpackOne(json)];
}

function unpackList(json: JsonObject): readonly Unpacked[] | undefined {
	const items = feedItems(json);
	if (items) return items.flatMap(unpack);
	if (json.type === undefined && Array.isArray(json.authors))
		return objectsAt(json, 'authors').map((author) => documentOf({ type: 'author', ...author }));
	if (json.type === undefined && Array.isArray(json.Payload))
		return objectsAt(json, 'Payload').map((tag) => documentOf({ type: 'tag', ...tag }));
	if (json.type === undefined && Array.isArray(json.q_results)) return objectsAt(json, 'q_results').flatMap(unpack);
	if (Array.isArray(json.children) && typeOf(json) !== 'story') return unpackTree(json);
	const body = /operation$/.test(textAt(json, 'type') ?? '') ? objectAt(json, 'body') : undefined;
	return body && unpack(body);
}

const documentOf = (document: JsonObject): Unpacked => ({ kind: 'document', document });

/** A node of the site service and all nodes below it. The root is not a section. */
function unpackTree({ children, ...node }: JsonObject): readonly Unpacked[] {
	const below = objectsAt({ children }, 'children').flatMap((child) => unpack({ children: [], ...child }));
	if (node._id === '/' || node._id === undefined) return below;
	return [unpackOne(typeOf(node) === undefined ? { node_type: 'section', ...node } : node), ...below];
}

function unpackOne(json: JsonObject): Unpacked {
	const type = typeOf(json);
	if (type !== undefined && kindOfType(type)) return documentOf(json);
	if (type === undefined && isFiltered(json)) return documentOf({ type: Array.isArray(json.streams) ? 'video' : 'story', ...json });
	if (type === undefined && isSectionNode(json))
		return documentOf({ node_type: 'section', name: textAt(json, 'site', 'site_title') ?? json._id, ...json });
	return { kind: 'fragment', why: explain(json, type) };
}

/** Older answers of the site service have no `node_type`, and some have a title in place of a name. */
const isSectionNode = (json: JsonObject): boolean =>
	/^\/./.test(textAt(json, '_id') ?? '') && (isObject(json.parent) || isObject(json.order));

function explain(json: JsonObject, type: string | undefined): string {
	if (Array.isArray(json.db)) return 'is an export of Ghost: import it with --from ghost';
	if (/jsonfeed/.test(textAt(json, 'version') ?? '')) return 'is a feed: import it with --from rss';
	if (type === undefined) return `has no type, so it is no ANS document (keys: ${Object.keys(json).slice(0, 5).join(', ') || 'none'})`;
	if (/operation$/.test(type)) return `is an operation (${type}) and carries no document`;
	if (type === 'variant') return 'is a variant; it belongs into the variations of its story';
	if (type === 'reference' || type === 'restricted') return `only stands for a document (type ${type})`;
	return `is a part of a document (type ${type}), not a document`;
}
