import { type ReactNode, useEffect, useState } from 'react';
import { menuFor, type Room } from '#newsroom/contract';
import { Masthead } from '../look/masthead.tsx';
import { placeActions } from './place-actions.ts';
import { CommandPalette } from './story/choosing/command-palette.tsx';

type FrameProps = {
	readonly room: Room;
	/** The open page, as a path below the brand. */
	readonly page: string;
	readonly children: ReactNode;
};

/** The header and frame of the pages of the application, with a command palette. */
export function Frame({ room, page, children }: FrameProps) {
	const { brand, brands, staff } = room;
	const [isPaletteOpen, setPaletteOpen] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!asksForPalette(event) || document.querySelector('dialog[open]')) return;
			event.preventDefault();
			setPaletteOpen(true);
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);
	return (
		<>
			<Masthead brand={brand} brands={brands} page={page} menu={menuFor(staff.may)} name={staff.name} />
			{children}
			{isPaletteOpen && <CommandPalette actions={placeActions(room)} onClose={() => setPaletteOpen(false)} />}
		</>
	);
}

/** Ctrl+K anywhere, and `?` where nobody types. */
function asksForPalette({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
	return key === '?' && target instanceof HTMLElement && target.closest('input, textarea, select') === null;
}
