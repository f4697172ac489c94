import type { Group, Member } from '../../data-desk/field.ts';
import { isWrong } from '../../data-desk/problems-in.ts';
import { labelAt } from '../../data-desk/texts/labels.ts';
import { restName } from '../../data-desk/type-in.ts';
import { groupIn, isBlank, nameIn, textIn } from '../../data-desk/typed.ts';
import { type FieldProps, root } from './form-view.ts';
import { Help, Wrong } from './help.tsx';

/** The fields of a group, without a frame. */
export function Members({ view, field, name, place, typed, theirs, Inner }: FieldProps<Group>) {
	const parts = groupIn(typed);
	const rest = textIn(parts.get(restName));
	return (
		<div className="fields">
			{rest !== '' && <input type="hidden" name={nameIn(name, restName)} value={rest} />}
			{field.members.map((member) => (
				<Inner
					key={member.name}
					view={view}
					field={member.field}
					name={nameIn(name, member.name)}
					place={nameIn(place, member.name)}
					isOptional={member.isOptional}
					typed={parts.get(member.name)}
					theirs={theirs === undefined ? undefined : (groupIn(theirs).get(member.name) ?? '')}
				/>
			))}
		</div>
	);
}

/** A group of fields. An optional group is folded while it is empty. */
export function GroupView(props: FieldProps<Group>) {
	const { view, field, name, place, isOptional, typed } = props;
	if (name === root) return <Members {...props} />;
	const [only, ...others] = field.members;
	if (only && others.length === 0) return <OnlyMember {...props} member={only} />;
	const label = labelAt(view.kind, place) ?? place;
	if (isOptional)
		return (
			<details className="wide group" open={!isBlank(typed) || isWrong(view.problems, name)}>
				<summary>{label}</summary>
				<Help view={view} place={place} name={name} />
				<Wrong view={view} name={name} />
				<Members {...props} />
			</details>
		);
	return (
		<fieldset className="wide">
			<legend>{label}</legend>
			<Help view={view} place={place} name={name} />
			<Wrong view={view} name={name} />
			<Members {...props} />
		</fieldset>
	);
}

/** The member of a group that has no other, with the label of the group. */
function OnlyMember({ member, name, field: _, typed, theirs, ...props }: FieldProps<Group> & { readonly member: Member }) {
	const rest = textIn(groupIn(typed).get(restName));
	const { Inner, ...part } = props;
	return (
		<>
			{rest !== '' && <input type="hidden" name={nameIn(name, restName)} value={rest} />}
			<Inner
				{...part}
				field={member.field}
				name={nameIn(name, member.name)}
				typed={groupIn(typed).get(member.name)}
				theirs={theirs === undefined ? undefined : (groupIn(theirs).get(member.name) ?? '')}
			/>
		</>
	);
}
