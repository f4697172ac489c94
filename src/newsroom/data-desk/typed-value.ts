import { momentOf } from './clock-times.ts';
import type { Field, Forms, Group, Member } from './field.ts';
import { formName, isObject, restName } from './type-in.ts';
import { groupIn, isBlank, itemsIn, type Typed, textIn } from './typed.ts';

/** The value that was typed into a form. An input that is no number or no time stays a text, which the schema refuses. */
export function typedValue(field: Field, typed: Typed | undefined, timeZone: string): unknown {
	const text = textIn(typed).trim();
	switch (field.kind) {
		case 'group':
			return groupValue(field, typed, timeZone);
		case 'forms':
			return formValue(field, typed, timeZone);
		case 'list':
			return itemsIn(typed).map((item) => typedValue(field.item, item, timeZone));
		case 'pairs':
			return pairsValue(typed);
		case 'lines':
			return partsOf(text, field.areLong ? /\n\s*\n/ : '\n');
		case 'table':
			return partsOf(text, '\n').map((row) => row.split(/[\t|]/).map((cell) => cell.trim()));
		case 'checks':
			return [...groupIn(typed).keys()].filter((option) => field.options.includes(option));
		case 'yes-no':
			return text !== '';
		case 'number':
			return numberOf(text);
		case 'moment':
			return momentOf(text, timeZone);
		case 'choice-or-day':
			return textIn(groupIn(typed).get('choice')) || textIn(groupIn(typed).get('day'));
		case 'fixed':
			return field.value;
		default:
			return text;
	}
}

const partsOf = (text: string, between: string | RegExp): readonly string[] =>
	text
		.split(between)
		.map((part) => part.trim())
		.filter((part) => part !== '');

/** Reads a number in Argentine notation: a decimal comma and, only with such a comma, points between thousands. */
function numberOf(text: string): number | string {
	const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

const pairsValue = (typed: Typed | undefined): object =>
	Object.fromEntries(
		itemsIn(typed)
			.map(groupIn)
			.map((pair) => [textIn(pair.get('key')).trim(), numberOf(textIn(pair.get('number')).trim())]),
	);

function groupValue(group: Group, typed: Typed | undefined, timeZone: string): unknown {
	const parts = groupIn(typed);
	if (group.isTuple) return group.members.map(({ name, field }) => typedValue(field, parts.get(name), timeZone));
	return { ...restOf(parts.get(restName)), ...membersOf(group, typed, timeZone) };
}

const membersOf = ({ members }: Group, typed: Typed | undefined, timeZone: string): object =>
	Object.fromEntries(
		members
			.filter((member) => !isLeftOut(member, groupIn(typed).get(member.name)))
			.map(({ name, field }) => [name, typedValue(field, groupIn(typed).get(name), timeZone)]),
	);

/** An optional member that was left empty is not part of the value. */
function isLeftOut({ isOptional, usual, field }: Member, typed: Typed | undefined): boolean {
	if (!isOptional) return false;
	return field.kind === 'yes-no' ? (textIn(typed) !== '') === usual : isBlank(typed);
}

function formValue({ by, forms }: Forms, typed: Typed | undefined, timeZone: string): unknown {
	const name = textIn(groupIn(typed).get(by ?? formName));
	const form = forms.find((one) => one.name === name);
	const rest = restOf(groupIn(typed).get(restName));
	return { ...rest, ...(by !== undefined && { [by]: name }), ...(form && membersOf(form.group, typed, timeZone)) };
}

function restOf(typed: Typed | undefined): object {
	try {
		const json: unknown = JSON.parse(textIn(typed) || '{}');
		return isObject(json) ? json : {};
	} catch {
		return {};
	}
}
