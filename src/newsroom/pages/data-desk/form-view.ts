import type { ComponentType } from 'react';
import type { EditedKind } from '#content';
import type { ChoiceLists } from '../../data-desk/choice-lists.ts';
import type { Field } from '../../data-desk/field.ts';
import type { Problems } from '../../data-desk/problems-in.ts';
import type { Typed } from '../../data-desk/typed.ts';

/** The data that all fields of a form share. */
export type FormView = {
	readonly kind: EditedKind;
	readonly problems: Problems;
	/** The address of the form. */
	readonly action: string;
	/** From what its fields suggest values. */
	readonly lists: ChoiceLists;
	/** The name of the item that was added or moved. */
	readonly opened: string | undefined;
};

/** The name of the document among the fields of its form; those before it are not part of the document. */
export const root = 'd';

/** A field with what was typed. `theirs`: the value that another person published meanwhile. */
export type FieldProps<Kind extends Field = Field> = {
	readonly view: FormView;
	readonly field: Kind;
	/** The name of the field in the posted form, such as `d.broadcasts.0.start`. */
	readonly name: string;
	/** Its place in the schema, such as `broadcasts.start`. */
	readonly place: string;
	readonly isOptional: boolean;
	readonly typed: Typed | undefined;
	readonly theirs: Typed | undefined;
	/** Shows any field inside this one. */
	readonly Inner: ComponentType<Omit<FieldProps, 'Inner'>>;
};
