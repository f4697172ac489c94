import { isDeepStrictEqual } from 'node:util';
import { type ChoiceLists, nameInLists } from '../../data-desk/choice-lists.ts';
import type { Forms, Group } from '../../data-desk/field.ts';
import { isWrong } from '../../data-desk/problems-in.ts';
import { isSorted } from '../../data-desk/sort-lists.ts';
import { choiceName } from '../../data-desk/texts/choices.ts';
import { itemAt } from '../../data-desk/texts/items.ts';
import { labelAt } from '../../data-desk/texts/labels.ts';
import { groupIn, isBlank, itemsIn, nameIn, type Typed, textIn } from '../../data-desk/typed.ts';
import { FormButton } from './form-button.tsx';
import type { FieldProps } from './form-view.ts';
import { Members } from './group-view.tsx';
import { Help, Wrong } from './help.tsx';

type List = { readonly kind: 'list'; readonly item: Group | Forms };
type ListProps = FieldProps<List> & { readonly items: readonly Typed[] };

/** A list of groups, each folded under a summary, with buttons that add, remove and move. */
export function ListView({ items, ...props }: ListProps) {
	const { view, name, place } = props;
	return (
		<fieldset className="wide list">
			<legend>
				{labelAt(view.kind, place) ?? place} <span className="mark">{items.length}</span>
			</legend>
			<Help view={view} place={place} name={name} />
			<Wrong view={view} name={name} />
			<ol>
				{items.map((item, at) => (
					<Item key={nameIn(name, at)} {...props} at={at} item={item} count={items.length} />
				))}
			</ol>
			<FormButton view={view} value={`add:${name}`} anchor={nameIn(name, items.length)}>
				Agregar {itemAt(place) ?? place}
			</FormButton>
		</fieldset>
	);
}

type ItemProps = FieldProps<List> & { readonly at: number; readonly item: Typed; readonly count: number };

/** In a list of at most so many items all are open. In a longer one: new, wrong and empty items, and those that another person changed. */
const longestOpen = 3;

function Item({ view, field, name: list, place, at, item, count, theirs, Inner }: ItemProps) {
	const name = nameIn(list, at);
	const other = theirs === undefined ? undefined : (itemsIn(theirs)[at] ?? '');
	const isOther = other !== undefined && !isDeepStrictEqual(item, other);
	const isOpen = count <= longestOpen || view.opened === name || isWrong(view.problems, name) || isBlank(item) || isOther;
	const part = {
		view,
		name,
		place,
		isOptional: false,
		typed: item,
		theirs: other,
	};
	return (
		<li id={name}>
			<details open={isOpen}>
				<summary>{summaryOf(withoutFixed(item, field.item), view.lists) || 'Sin completar'}</summary>
				<Wrong view={view} name={name} />
				{field.item.kind === 'group' ? <Members {...part} Inner={Inner} field={field.item} /> : <Inner {...part} field={field.item} />}
			</details>
			<Tools view={view} list={list} at={at} count={count} isSorted={isSorted(view.kind, place)} />
		</li>
	);
}

/** An item without the members that are the same in each. */
function withoutFixed(item: Typed, field: Group | Forms): Typed {
	const fixed = field.kind === 'group' ? field.members.filter((member) => member.field.kind === 'fixed').map(({ name }) => name) : [];
	return new Map([...groupIn(item)].filter(([name]) => !fixed.includes(name)));
}

/** The first words of an item, by which editors recognise it. */
function summaryOf(item: Typed, lists: ChoiceLists): string {
	const members = [...groupIn(item)].filter(([name]) => !name.startsWith('~')).map(([, typed]) => typed);
	const texts = members.map(textIn).filter((text) => text.trim() !== '');
	if (texts.length === 0)
		return members.map((member) => (isBlank(member) ? '' : summaryOf(member, lists))).find((words) => words !== '') ?? '';
	return texts
		.slice(0, 2)
		.map((text) => nameInLists(lists, text) ?? choiceName(text) ?? text.slice(0, 80).replace(/^(\d{4}-\d\d-\d\d)T/, '$1 '))
		.join(' · ');
}

type ToolsProps = Pick<ItemProps, 'view' | 'at' | 'count'> & { readonly list: string; readonly isSorted: boolean };

function Tools({ view, list, at, count, isSorted: isSortedList }: ToolsProps) {
	const name = nameIn(list, at);
	return (
		<div className="tools">
			{!isSortedList && at > 0 && (
				<FormButton view={view} value={`up:${name}`} anchor={nameIn(list, at - 1)} label={`Subir el ${at + 1}`}>
					↑
				</FormButton>
			)}
			{!isSortedList && at < count - 1 && (
				<FormButton view={view} value={`down:${name}`} anchor={nameIn(list, at + 1)} label={`Bajar el ${at + 1}`}>
					↓
				</FormButton>
			)}
			<FormButton view={view} value={`remove:${name}`} anchor={at === 0 ? list : nameIn(list, at - 1)} label={`Quitar el ${at + 1}`}>
				Quitar
			</FormButton>
		</div>
	);
}
