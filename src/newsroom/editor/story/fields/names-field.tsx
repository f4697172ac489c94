import { type KeyboardEvent, useState } from 'react';
import type { SlugAndName } from '../../ans/members.ts';

type NamesFieldProps = {
	readonly id: string;
	readonly label: string;
	readonly names: readonly SlugAndName[];
	/** What is offered while typing. */
	readonly known: readonly SlugAndName[];
	/** Whether the names can only be read. */
	readonly isFixed?: boolean;
	readonly onChange: (names: readonly SlugAndName[]) => void;
	/** Makes the slug of an unknown name. Without this, the field takes only known names. */
	readonly makeSlug?: (name: string) => string;
};

/** Chooses names by typing: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function NamesField({ id, label, names, known, isFixed = false, onChange, makeSlug }: NamesFieldProps) {
	const [typed, setTyped] = useState('');
	const add = () => {
		const name = typed.trim();
		setTyped('');
		if (name === '' || names.some((one) => one.name === name)) return;
		const found = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
		if (found) onChange([...names, found]);
		else if (makeSlug) onChange([...names, { slug: makeSlug(name), name }]);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter' || event.key === ',') {
			event.preventDefault();
			add();
		}
		if (event.key === 'Backspace' && typed === '') onChange(names.slice(0, -1));
	};
	return (
		<>
			<label htmlFor={id}>{label}</label>
			<div className="names">
				{names.map(({ slug, name }) => (
					<span key={`${slug} ${name}`} className="name">
						{name}
						{!isFixed && (
							<button type="button" aria-label={`Quitar ${name}`} onClick={() => onChange(names.filter((one) => one.name !== name))}>
								×
							</button>
						)}
					</span>
				))}
				<input
					id={id}
					list={`${id}-known`}
					disabled={isFixed}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					onKeyDown={onKeyDown}
					onBlur={add}
				/>
				<datalist id={`${id}-known`}>
					{known.map(({ slug, name }) => (
						<option key={slug} value={name} />
					))}
				</datalist>
			</div>
		</>
	);
}
