import { type ReactNode, useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { Choices } from './choices.tsx';
import { FoundWork } from './found-work.tsx';
import { type Sought, useFoundWorks } from './use-found-works.ts';
import { Window } from './window.tsx';

type WorkPickerProps = {
	readonly label: string;
	readonly sought: Sought;
	readonly placeholder: string;
	readonly noneFound: string;
	readonly onChoose: (work: DeskRowView) => void;
	readonly onClose: () => void;
	readonly children?: ReactNode;
};

/** Finds a published work by its words. */
export function WorkPicker({ label, sought, placeholder, noneFound, onChoose, onClose, children }: WorkPickerProps) {
	const [typed, setTyped] = useState('');
	const found = useFoundWorks(typed, sought);
	return (
		<Window label={label} onClose={onClose}>
			<Choices
				label={label}
				placeholder={placeholder}
				typed={typed}
				onType={setTyped}
				choices={found ?? []}
				keyOf={({ id }) => id}
				show={(work) => <FoundWork work={work} />}
				onChoose={onChoose}
				onEscape={onClose}
				takesFirst
			/>
			<p role="status" className="hint">
				{found?.length === 0 ? noneFound : ''}
			</p>
			{children}
		</Window>
	);
}
