import { type AnsObject, objectAt, objectsOf, textOf } from '../../ans/ans-value.ts';

/** A field of an element that the editor shows as a card. `lines`: each line of the field is one item. */
export type ElementField = {
	readonly label: string;
	readonly hint: string;
	readonly kind: 'line' | 'lines' | 'choice';
	/** The values of a choice and their names. */
	readonly choices?: Readonly<Record<string, string>>;
	read(element: AnsObject): string;
	write(element: AnsObject, value: string): AnsObject;
};

type More = Partial<Pick<ElementField, 'hint' | 'kind' | 'choices'>>;

const plain = { hint: '', kind: 'line' } as const;

/** A field for a text at a path of members, such as `headlines`, `basic`. */
export const textField = (path: readonly [string, ...string[]], label: string, more: More = {}): ElementField => ({
	...plain,
	...more,
	label,
	read: (element) => textOf(objectAt(element, ...path.slice(0, -1)), path.at(-1) ?? ''),
	// An empty choice removes the member: ANS allows only a few values.
	write: (element, value) => withAt(element, path, more.kind === 'choice' && value === '' ? undefined : value),
});

/** A field for a number. Text that is no number changes nothing. */
export const numberField = (key: string, label: string): ElementField => ({
	...plain,
	label,
	read: (element) => (typeof element[key] === 'number' ? String(element[key]).replace('.', ',') : ''),
	write: (element, value) => {
		const number = Number(value.replace(',', '.'));
		return value.trim() === '' || !Number.isFinite(number) ? element : { ...element, [key]: number };
	},
});

/** Who made a picture or a video. */
export const creditField: ElementField = {
	...plain,
	label: 'Crédito',
	// Pages print "Foto:" before it.
	hint: 'Ana Paz',
	read: (element) =>
		objectsOf(objectAt(element, 'credits'), 'by')
			.map((author) => textOf(author, 'name'))
			.join(', '),
	write: (element, name) => ({
		...element,
		credits: { ...objectAt(element, 'credits'), by: name === '' ? [] : [{ type: 'author', name }] },
	}),
};

/** The object with a value at a path; undefined removes the value. All other members stay. */
export function withAt(object: AnsObject, [key = '', ...rest]: readonly string[], value: unknown): AnsObject {
	if (rest.length > 0) return { ...object, [key]: withAt(objectAt(object, key), rest, value) };
	const { [key]: _, ...others } = object;
	return value === undefined ? others : { ...object, [key]: value };
}
