import * as v from 'valibot';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const byHierarchy = <Value extends v.GenericSchema>(value: Value) => v.nullish(v.record(v.string(), v.nullable(value)));

const common = {
	inactive: v.nullish(v.boolean()),
	order: byHierarchy(v.number()),
	parent: v.nullish(v.union([v.string(), v.record(v.string(), v.nullable(v.string()))])),
};

/** A section or link node of the site service. Fields that a publisher added are kept. */
export const nodeSchema = v.union([
	v.looseObject({ ...common, _id: v.pipe(v.string(), v.regex(/^(\/[\w-]+)+\/?$|^\/$/)), name, type: v.optional(v.literal('section')) }),
	v.looseObject({ ...common, _id: v.pipe(v.string(), v.minLength(1)), display_name: name, url: v.pipe(v.string(), v.minLength(1)) }),
]);
