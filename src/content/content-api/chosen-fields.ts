import * as v from 'valibot';
import { isObject, type JsonObject } from '../ans/json.ts';
import { reduce, type Selection } from '../sources/filter.ts';

const paths = v.optional(
	v.pipe(
		v.string(),
		v.maxLength(4_000),
		v.transform((list) => list.split(',').flatMap((path) => (path.trim() === '' ? [] : [path.trim().split('.')]))),
	),
	'',
);

/** The parameters that choose members of works: lists of paths such as `headlines.basic,promo_items`. */
export const fieldParameters = v.object({ included_fields: paths, _sourceInclude: paths, _sourceExclude: paths });

/** Makes the function that keeps only the chosen members of a work; `_id`, `type` and `version` always stay. */
export function chosenFields({ included_fields, _sourceInclude, _sourceExclude }: v.InferOutput<typeof fieldParameters>) {
	const included = [...included_fields, ..._sourceInclude];
	const selection = included.length === 0 ? true : selectionOf([['_id'], ['type'], ['version'], ...included]);
	return (work: unknown): unknown => _sourceExclude.reduce(withoutPath, reduce(work, selection));
}

function selectionOf(chosen: readonly (readonly string[])[]): Selection {
	const byName = Map.groupBy(chosen, ([name = '']) => name);
	return new Map(
		[...byName].map(([name, group]) => {
			const below = group.map(([, ...rest]) => rest);
			return [name, below.some((rest) => rest.length === 0) ? true : selectionOf(below)];
		}),
	);
}

function withoutPath(value: unknown, [name = '', ...below]: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((item) => withoutPath(item, [name, ...below]));
	if (!isObject(value) || !Object.hasOwn(value, name)) return value;
	const { [name]: member, ...others }: JsonObject = value;
	return below.length === 0 ? others : { ...value, [name]: withoutPath(member, below) };
}
