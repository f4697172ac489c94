import * as v from 'valibot';
import { checkLimits } from '../ans/check/check-limits.ts';
import type { CheckedDocument } from '../ans/check-document.ts';
import type { Problem } from '../ans/document.ts';
import type { JsonObject } from '../ans/json.ts';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const byHierarchy = <Value extends v.GenericSchema>(value: Value) => v.nullish(v.record(v.string(), v.nullable(value)));

const common = {
	inactive: v.nullish(v.boolean()),
	order: byHierarchy(v.number()),
	parent: v.nullish(v.union([v.string(), v.record(v.string(), v.nullable(v.string()))])),
};

/** A section or link node of the site service. Fields that a publisher added are kept. */
const node = v.union([
	v.looseObject({ ...common, _id: v.pipe(v.string(), v.regex(/^(\/[\w-]+)+\/?$|^\/$/)), name, type: v.optional(v.literal('section')) }),
	v.looseObject({ ...common, _id: v.pipe(v.string(), v.minLength(1)), display_name: name, url: v.pipe(v.string(), v.minLength(1)) }),
]);

/** Checks whether a section or link of the site service may be stored (C01, C07). */
export function checkNode(json: JsonObject): CheckedDocument {
	const beyondLimits = checkLimits(json);
	if (beyondLimits) return { kind: 'beyond-limits', problems: [beyondLimits] };
	const parsed = v.safeParse(node, json);
	if (parsed.success) return { kind: 'accepted', document: json, warnings: [] };
	return { kind: 'refused', problems: parsed.issues.flatMap(problemsOf) };
}

/** The problems of the alternative that matched furthest; the problem of the union as a whole says nothing useful. */
const problemsOf = (issue: v.BaseIssue<unknown>): readonly Problem[] => (issue.issues ? issue.issues.map(problemOf) : [problemOf(issue)]);

const problemOf = (issue: v.BaseIssue<unknown>): Problem => ({
	path: `$.${v.getDotPath(issue) ?? ''}`.replace(/\.$/, ''),
	message: `expected ${issue.expected ?? 'another value'}`,
});
