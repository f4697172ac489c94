import type { ElementField } from './element-field.ts';

/** A field of a card on the page. */
export type FieldInput = {
	readonly field: ElementField;
	readonly label: HTMLLabelElement;
	readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
};

/** Makes the control of a field; `onInput` gets each new value. */
export function inputOf(field: ElementField, onInput: (value: string) => void): FieldInput {
	const label = document.createElement('label');
	const input = controlOf(field);
	input.oninput = () => onInput(input.value);
	label.append(field.label, input);
	return { field, label, input };
}

function controlOf({ kind, hint, choices = {} }: ElementField): FieldInput['input'] {
	switch (kind) {
		case 'line':
			return Object.assign(document.createElement('input'), { placeholder: hint });
		case 'lines':
			return Object.assign(document.createElement('textarea'), { placeholder: hint, rows: 2 });
		case 'choice': {
			const select = document.createElement('select');
			select.append(...Object.entries(choices).map(([value, name]) => new Option(name, value)));
			return select;
		}
	}
}
