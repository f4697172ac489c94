// How the mobile SDKs of Arc XP decode a member: if it is missing or null, it is absent; if it has another type, the whole answer fails.
import * as v from 'valibot';

export const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

export const text = optional(v.string());
export const flag = optional(v.boolean());
export const whole = optional(v.pipe(v.number(), v.integer()));
export const decimal = optional(v.number());
export const textList = optional(v.array(v.string()));

/** An object of optional texts. */
export const texts = (...names: readonly string[]) => v.object(Object.fromEntries(names.map((name) => [name, text])));

/** What does not fit a declaration, as `path: expected …`. */
export function misfits(schema: v.GenericSchema, value: unknown): readonly string[] {
	return (v.safeParse(schema, value).issues ?? []).map(
		(issue) => `${v.getDotPath(issue)}: expected ${issue.expected}, is ${issue.received}`,
	);
}

/** A union by `type` without its alternatives: the declaration for the type of the value. */
export const byType = (typeOf: (type: string) => v.GenericSchema): v.GenericSchema =>
	v.lazy((value) => {
		const read = v.safeParse(v.object({ type: v.string() }), value);
		return read.success ? typeOf(read.output.type) : v.object({ type: v.string() });
	});
