import { dateKeys } from '../date-keys.ts';
import { isObject } from '../json.ts';
import { type JsonPath, type PathKey, valueAt } from '../json-path.ts';

/** Members that decide who may see a document, when and where. Nothing inside them is left out. */
const restrictions: ReadonlySet<unknown> = new Set([
	'content_restrictions',
	'embargo',
	'scheduled_operations',
	'channels',
	'sponsored',
	'revision',
]);

/** Members that say what a document is, where it is found, of when it is, and what is written in it. */
const essentials: ReadonlySet<unknown> = new Set([
	...['type', 'url', 'canonical_url', 'canonical_url_external', 'canonical_website', 'website_url', 'redirect_url', 'websites'],
	...dateKeys,
	...[
		'headlines',
		'publishing',
		'syndication',
		'search',
		'external_distribution',
		'content',
		'content_elements',
		'items',
		'rows',
		'header',
		'additional_properties',
	],
]);

/** Members that identify the document itself. In the parts of a document they only help. */
const identity: ReadonlySet<unknown> = new Set(['_id', 'version', 'slug', 'website']);

/** Whether a key leads into the cells of a table. */
export const isOfTable = (key: PathKey): boolean => key === 'rows' || key === 'header' || key === 'cells';

/** Whether leaving out a value could do harm: then the document is refused. */
export function isHarmful(document: unknown, path: JsonPath, what: 'unknown' | 'wrong'): boolean {
	const value = valueAt(document, path);
	if (path.length === 0) return true;
	if (value === null || value === undefined) return false;
	if (path.some((key) => restrictions.has(key))) return true;
	const last = path.at(-1);
	// At any other place a state of publication has no effect, so leaving it out could publish what its sender holds back.
	if (what === 'unknown') return last === 'publishing';
	if (isEmpty(value)) return false;
	if (typeof value === 'string' && path.at(-2) === 'content_elements') return true;
	// Without one cell, the others would stand in the wrong columns.
	if (typeof last === 'number' && path.some(isOfTable)) return true;
	if (last === 'basic' && path.at(-2) === 'headlines') return true;
	return essentials.has(last) || (path.length === 1 && identity.has(last));
}

function isEmpty(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() === '';
	if (Array.isArray(value)) return value.length === 0;
	return isObject(value) && Object.keys(value).length === 0;
}
