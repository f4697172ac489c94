import type { Forms } from '../../data-desk/field.ts';
import { labelAt } from '../../data-desk/texts/labels.ts';
import { formName } from '../../data-desk/type-in.ts';
import { groupIn, nameIn, textIn } from '../../data-desk/typed.ts';
import { FormButton } from './form-button.tsx';
import { type FieldProps, root } from './form-view.ts';
import { Members } from './group-view.tsx';
import { Wrong } from './help.tsx';
import { Choice } from './input-view.tsx';

/** A value that has one of several forms: a list of the forms, a button that shows the fields of another form, and those of the chosen form. */
export function FormsView({ field, ...props }: FieldProps<Forms>) {
	const { view, name, place, typed, isOptional } = props;
	const by = nameIn(name, field.by ?? formName);
	const chosen = textIn(groupIn(typed).get(field.by ?? formName));
	const form = field.forms.find((one) => one.name === chosen);
	const label = field.by === undefined ? labelAt(view.kind, place) : labelAt(view.kind, nameIn(place, field.by));
	return (
		<div className={name === root || field.by === undefined ? 'wide forms' : 'forms'} id={by}>
			<label htmlFor={`${by}-choice`}>
				{label ?? place} {isOptional && <small>opcional</small>}
			</label>
			<div className="row">
				<Choice
					about={{ id: `${by}-choice`, name: by }}
					options={field.forms.map((one) => one.name)}
					chosen={chosen}
					empty={isOptional || chosen === '' ? '' : undefined}
				/>
				<FormButton view={view} value="" anchor={by}>
					Mostrar sus campos
				</FormButton>
			</div>
			<Wrong view={view} name={field.by === undefined ? name : by} />
			{form && <Members {...props} field={form.group} />}
		</div>
	);
}
