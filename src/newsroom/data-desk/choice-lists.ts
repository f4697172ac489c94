import type { BrandId } from '#brands';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Field, ListName } from './field.ts';
import { groupIn, itemsIn, type Typed, textIn } from './typed.ts';

type Choice = { readonly value: string; readonly name: string };

/** What a list suggests: the values that documents have, with their names for editors. */
export type ChoiceLists = Readonly<Record<ListName, readonly Choice[]>>;

/** The sections of a brand, its newest published stories, and the stories that a form names already. */
export async function choiceLists(
	{ content }: Pick<NewsroomDeps, 'content'>,
	brand: BrandId,
	{ field, typed }: { readonly field: Field; readonly typed: Typed | undefined },
): Promise<ChoiceLists> {
	const queries = content.queries(brand);
	const [sections, { rows }, cards] = await Promise.all([
		queries.sections(),
		content.desk(brand, { state: 'published', from: 0 }),
		queries.cards(valuesFrom('stories', field, typed)),
	]);
	const stories = new Map([...rows, ...cards].map(({ id, headline }): readonly [string, string] => [id, headline ?? id]));
	return {
		sections: sections.map(({ id, name }) => ({ value: id, name })),
		stories: [...stories].map(([value, name]) => ({ value, name })),
	};
}

/** What was typed into the fields that suggest values from a list. */
function valuesFrom(list: ListName, field: Field, typed: Typed | undefined): readonly string[] {
	switch (field.kind) {
		case 'text':
			return field.from === list && textIn(typed) !== '' ? [textIn(typed)] : [];
		case 'list':
			return itemsIn(typed).flatMap((item) => valuesFrom(list, field.item, item));
		case 'group':
			return field.members.flatMap((member) => valuesFrom(list, member.field, groupIn(typed).get(member.name)));
		case 'forms':
			return field.forms.flatMap(({ group }) => valuesFrom(list, group, typed));
		default:
			return [];
	}
}

/** What editors call a value of one of the lists; undefined for a value of none. */
export const nameInLists = (lists: ChoiceLists, value: string): string | undefined =>
	Object.values(lists)
		.flat()
		.find((choice) => choice.value === value)?.name;
