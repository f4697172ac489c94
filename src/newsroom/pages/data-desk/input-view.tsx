import { nameInLists } from '../../data-desk/choice-lists.ts';
import type { SimpleField } from '../../data-desk/field.ts';
import { problemsBelow } from '../../data-desk/problems-in.ts';
import { choiceName } from '../../data-desk/texts/choices.ts';
import { hintAt } from '../../data-desk/texts/hints.ts';
import { labelAt } from '../../data-desk/texts/labels.ts';
import { groupIn, nameIn, type Typed, textIn } from '../../data-desk/typed.ts';
import { listId } from './choice-lists.tsx';
import type { FieldProps } from './form-view.ts';
import { Help, Wrong } from './help.tsx';

/** Texts longer than this get a box of several lines. */
const longestInput = 250;

const widths: Readonly<Record<SimpleField['kind'], string>> = {
	text: 'half',
	number: '',
	'yes-no': '',
	day: '',
	hour: '',
	moment: 'time',
	choice: '',
	'choice-or-day': 'half',
	checks: 'half',
	lines: 'wide',
	table: 'wide',
};

const widthOf = (field: SimpleField): string => (field.kind === 'text' && (field.most ?? 0) > longestInput ? 'wide' : widths[field.kind]);

/** One field with its label, its hint, its problems, and the value that another person published meanwhile. */
export function InputView({ view, field, name, place, isOptional, typed, theirs }: FieldProps<SimpleField>) {
	const wrong = problemsBelow(view.problems, name);
	const described = [
		...(hintAt(view.kind, place) === undefined ? [] : [`${name}-hint`]),
		...(wrong.length === 0 ? [] : [`${name}-wrong`]),
	].join(' ');
	const about = { id: name, name, 'aria-describedby': described || undefined, 'aria-invalid': wrong.length > 0 || undefined };
	const label = labelAt(view.kind, place) ?? place;
	const chosen = field.kind === 'text' && field.from ? nameInLists(view.lists, textIn(typed)) : undefined;
	const below = (
		<>
			{chosen && <p className="hint">{chosen}</p>}
			<Help view={view} place={place} name={name} />
			<Wrong view={view} name={name} texts={wrong} />
			{theirs !== undefined && !isSame(typed, theirs) && (
				<p className="theirs">Ahora dice: {wordsOf(theirs).replace(/(\d)T(\d)/, '$1 $2')}</p>
			)}
		</>
	);
	const control = <Control field={field} about={about} typed={typed} isOptional={isOptional} />;
	const title = (
		<>
			{label} {isOptional && field.kind !== 'yes-no' && <small>opcional</small>}
		</>
	);
	if (field.kind === 'checks' || field.kind === 'choice-or-day')
		return (
			<fieldset className={`field many ${widthOf(field)}`}>
				<legend>{title}</legend>
				{control}
				{below}
			</fieldset>
		);
	return (
		<div className={`field ${widthOf(field)}`}>
			<label htmlFor={name} className={field.kind === 'yes-no' ? 'check' : undefined}>
				{field.kind === 'yes-no' && control}
				{title}
			</label>
			{field.kind !== 'yes-no' && control}
			{below}
		</div>
	);
}

const isSame = (one: Typed | undefined, other: Typed): boolean => wordsOf(one ?? '') === wordsOf(other);
const wordsOf = (typed: Typed): string =>
	(typeof typed === 'string' ? typed : [...groupIn(typed).values()].map(wordsOf).join(' ')).trim() || '—';

type About = { readonly id: string; readonly name: string; readonly 'aria-label'?: string };
type ControlProps = {
	readonly field: SimpleField;
	readonly about: About;
	readonly typed: Typed | undefined;
	readonly isOptional: boolean;
};

const inputTypes = { day: 'date', hour: 'time', moment: 'datetime-local' } as const;

function Control({ field, about, typed, isOptional }: ControlProps) {
	const text = textIn(typed);
	switch (field.kind) {
		case 'text':
			if ((field.most ?? 0) > longestInput) return <textarea {...about} rows={3} defaultValue={text} />;
			return <input {...about} list={field.from && listId(field.from)} defaultValue={text} autoComplete="off" />;
		case 'number':
			return <input {...about} inputMode="decimal" defaultValue={text} autoComplete="off" />;
		case 'day':
		case 'hour':
		case 'moment':
			return <input {...about} type={inputTypes[field.kind]} step={field.kind === 'moment' ? 'any' : undefined} defaultValue={text} />;
		case 'choice':
			return <Choice about={about} options={field.options} chosen={text} empty={isOptional || text === '' ? '' : undefined} />;
		case 'checks':
			return chosenFirst(field.options, [...groupIn(typed).keys()]).map((option) => (
				<label key={option} className="check">
					<input type="checkbox" name={nameIn(about.name, option)} defaultChecked={groupIn(typed).has(option)} />{' '}
					{choiceName(option) ?? option}
				</label>
			));
		case 'choice-or-day':
			return <ChoiceOrDay field={field} about={about} typed={typed} isOptional={isOptional} />;
		case 'lines':
			return <textarea {...about} rows={field.areLong ? 8 : 3} defaultValue={text} />;
		case 'table':
			return <textarea {...about} rows={8} className="cells" defaultValue={text} />;
		case 'yes-no':
			return <input {...about} type="checkbox" defaultChecked={text !== ''} />;
	}
}

/** The options with the chosen ones first, in the order in which they were chosen. */
const chosenFirst = (options: readonly string[], chosen: readonly string[]): readonly string[] => [
	...chosen.filter((option) => options.includes(option)),
	...options.filter((option) => !chosen.includes(option)),
];

type ChoiceProps = {
	readonly about: About;
	readonly options: readonly string[];
	readonly chosen: string;
	/** The name of no choice; undefined when there must be one. */
	readonly empty: string | undefined;
};

/** A list of choices by their names. */
export function Choice({ about, options, chosen, empty }: ChoiceProps) {
	return (
		<select {...about} defaultValue={chosen}>
			{empty !== undefined && <option value="">{empty}</option>}
			{options.map((option) => (
				<option key={option} value={option}>
					{choiceName(option) ?? option}
				</option>
			))}
		</select>
	);
}

function ChoiceOrDay({ field, about, typed }: ControlProps) {
	const [choice, day] = [nameIn(about.name, 'choice'), nameIn(about.name, 'day')];
	const options = field.kind === 'choice-or-day' ? field.options : [];
	return (
		<div className="row">
			<Choice
				about={{ id: about.id, name: choice, 'aria-label': 'Un día de la semana, o un día especial' }}
				options={options}
				chosen={textIn(groupIn(typed).get('choice'))}
				empty="Un día especial"
			/>
			<input type="date" name={day} aria-label="La fecha del día especial" defaultValue={textIn(groupIn(typed).get('day'))} />
		</div>
	);
}
