/** What somebody typed into a form: a text for each field, in groups as the names of the fields say (`broadcasts.0.start`). */
export type Typed = string | TypedGroup;
export type TypedGroup = ReadonlyMap<string, Typed>;

const noneTyped: TypedGroup = new Map();

export const groupIn = (typed: Typed | undefined): TypedGroup => (typed === undefined || typeof typed === 'string' ? noneTyped : typed);
export const textIn = (typed: Typed | undefined): string => (typeof typed === 'string' ? typed : '');

/** The items of a list, in their order. */
export const itemsIn = (typed: Typed | undefined): readonly Typed[] =>
	[...groupIn(typed)].toSorted(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item);

/** A list as a form has it. */
export const listOf = (items: readonly Typed[]): TypedGroup => new Map(items.map((item, at) => [String(at), item]));

/** Whether nothing was typed. */
export const isBlank = (typed: Typed | undefined): boolean =>
	typeof typed === 'string' ? typed.trim() === '' : [...groupIn(typed).values()].every(isBlank);

/** The name of a field inside another one. The root has the empty name. */
export const nameIn = (parent: string, member: string | number): string => (parent === '' ? String(member) : `${parent}.${member}`);

type Growing = Map<string, string | Growing>;

/** Reads the fields of a posted form. */
export function typedFrom(form: Readonly<Record<string, string>>): TypedGroup {
	const root: Growing = new Map();
	for (const [name, text] of Object.entries(form)) {
		const steps = name.split('.');
		const last = steps.pop() ?? '';
		let group = root;
		for (const step of steps) {
			const found = group.get(step);
			const next: Growing = found instanceof Map ? found : new Map();
			group.set(step, next);
			group = next;
		}
		// Browsers send line breaks as CR LF.
		group.set(last, text.replaceAll('\r\n', '\n'));
	}
	return root;
}

/** Changes the typed value at a name, and keeps all others. */
export function changeAt(typed: TypedGroup, name: string, change: (typed: Typed | undefined) => Typed): TypedGroup {
	const [step = '', ...rest] = name.split('.');
	const found = typed.get(step);
	const next = rest.length === 0 ? change(found) : changeAt(groupIn(found), rest.join('.'), change);
	return new Map([...typed, [step, next]]);
}
