import { type AnsObject, listOf } from '../ans/ans-value.ts';
import { type Fields, readFields, type SectionNames, writeFields } from '../ans/fields.ts';

/** What the form shows of a document: its fields and its content elements. */
export type Written = { readonly fields: Fields; readonly elements: readonly unknown[] };

export const writtenIn = (document: AnsObject): Written => ({
	fields: readFields(document),
	elements: listOf(document, 'content_elements'),
});

/** The document with what was written. All other members stay as they were. */
export function documentWith(document: AnsObject, { fields, elements }: Written, sections: SectionNames): AnsObject {
	const hasBody = elements.length > 0 || 'content_elements' in document;
	return { ...withFields(document, fields, sections), ...(hasBody && { content_elements: elements }) };
}

type FieldsWritten = { readonly document: AnsObject; readonly written: AnsObject };

/** The documents made of fields, cached by the object of the fields: it is a new one when a field changes, and the same while somebody types in the body. */
const made = new WeakMap<Fields, FieldsWritten>();

function withFields(document: AnsObject, fields: Fields, sections: SectionNames): AnsObject {
	const known = made.get(fields);
	if (known?.document === document) return known.written;
	const written = writeFields(document, fields, sections);
	made.set(fields, { document, written });
	return written;
}
