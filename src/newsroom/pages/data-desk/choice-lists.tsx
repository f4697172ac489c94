import type { ChoiceLists } from '../../data-desk/choice-lists.ts';
import { type ListName, listNames } from '../../data-desk/field.ts';

export const listId = (name: ListName): string => `lista-${name}`;

/** The lists from which the fields of a form suggest values. */
export function ChoiceListsView({ lists }: { readonly lists: ChoiceLists }) {
	return listNames.map((name) => (
		<datalist key={name} id={listId(name)}>
			{lists[name].map((choice) => (
				<option key={choice.value} value={choice.value} label={choice.name} />
			))}
		</datalist>
	));
}
