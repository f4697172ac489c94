import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type ChoicesProps<Choice> = {
	readonly label: string;
	readonly placeholder: string;
	readonly typed: string;
	readonly onType: (typed: string) => void;
	readonly choices: readonly Choice[];
	readonly keyOf: (choice: Choice) => string;
	readonly show: (choice: Choice) => ReactNode;
	readonly onChoose: (choice: Choice) => void;
	/** Called on Enter when there is nothing to choose. */
	readonly onEnter?: () => void;
	readonly onEscape: () => void;
	/** Whether Enter takes the first choice if no arrow key was used. */
	readonly takesFirst: boolean;
	readonly children?: ReactNode;
};

/** A field with a list below it: arrow keys choose, Enter takes. The focus stays in the field. */
export function Choices<Choice>(props: ChoicesProps<Choice>) {
	const { label, placeholder, typed, onType, choices, keyOf, show, onChoose, onEnter, onEscape, takesFirst, children } = props;
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const first = takesFirst ? 0 : -1;
	const [active, setActive] = useState(first);
	const at = Math.min(active, choices.length - 1);
	useEffect(() => {
		list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
	}, [at]);
	const onKeyDown = (event: KeyboardEvent) => {
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? choices.length - 1 : 0;
		if (step > 0 && choices.length > 0) setActive(at < 0 ? (step === 1 ? 0 : choices.length - 1) : (at + step) % choices.length);
		else if (event.key === 'Enter') {
			const choice = choices[at];
			if (choice === undefined) onEnter?.();
			else onChoose(choice);
		} else if (event.key === 'Escape') onEscape();
		else return;
		event.preventDefault();
	};
	return (
		<div className="choices">
			<div className="choices-field">
				<input
					role="combobox"
					aria-label={label}
					aria-expanded={choices.length > 0}
					aria-controls={id}
					aria-autocomplete="list"
					aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
					placeholder={placeholder}
					// biome-ignore lint/a11y/noAutofocus: the key or button that opens the field asks for it.
					autoFocus
					value={typed}
					onChange={({ target }) => {
						setActive(first);
						onType(target.value);
					}}
					onKeyDown={onKeyDown}
				/>
				{children}
			</div>
			<div ref={list} id={id} role="listbox" aria-label={label} hidden={choices.length === 0}>
				{choices.map((choice, index) => (
					<div
						key={keyOf(choice)}
						id={`${id}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === at}
						onMouseDown={(event) => {
							event.preventDefault();
							onChoose(choice);
						}}
					>
						{show(choice)}
					</div>
				))}
			</div>
		</div>
	);
}
