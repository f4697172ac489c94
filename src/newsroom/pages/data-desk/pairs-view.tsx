import { problemsBelow } from '../../data-desk/problems-in.ts';
import { itemAt } from '../../data-desk/texts/items.ts';
import { labelAt } from '../../data-desk/texts/labels.ts';
import { groupIn, itemsIn, nameIn, textIn } from '../../data-desk/typed.ts';
import { FormButton } from './form-button.tsx';
import type { FieldProps } from './form-view.ts';
import { Help, Wrong } from './help.tsx';

/** Numbers by a key, such as the votes of each party. */
export function PairsView({ view, name, place, typed, isOptional }: FieldProps<{ readonly kind: 'pairs' }>) {
	const items = itemsIn(typed).map(groupIn);
	return (
		<fieldset className="wide" id={name}>
			<legend>
				{labelAt(view.kind, place) ?? place} {isOptional && <small>opcional</small>}
			</legend>
			<Help view={view} place={place} name={name} />
			<Wrong view={view} name={name} texts={problemsBelow(view.problems, name)} />
			{items.map((pair, at) => {
				const item = nameIn(name, at);
				return (
					<div key={item} id={item} className="pair">
						<input name={nameIn(item, 'key')} aria-label="Identificador" defaultValue={textIn(pair.get('key'))} />
						<input name={nameIn(item, 'number')} aria-label="Cantidad" inputMode="numeric" defaultValue={textIn(pair.get('number'))} />
						<FormButton view={view} value={`remove:${item}`} anchor={name} label={`Quitar el ${at + 1}`}>
							Quitar
						</FormButton>
					</div>
				);
			})}
			<FormButton view={view} value={`add:${name}`} anchor={nameIn(name, items.length)}>
				Agregar {itemAt(place) ?? place}
			</FormButton>
		</fieldset>
	);
}
