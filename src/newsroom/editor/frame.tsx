import { type ReactNode, useState } from 'react';
import { menuFor, type Room } from '#newsroom/contract';
import { contentId, Masthead } from '../look/masthead.tsx';
import { placeActions } from './place-actions.ts';
import { CommandPalette } from './story/choosing/command-palette.tsx';
import { isTyped, useWindowKeys } from './window-keys.ts';

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
	useWindowKeys((event) => (asksForPalette(event) ? () => setPaletteOpen(true) : undefined));
	return (
		<>
			<Masthead brand={brand} brands={brands} page={page} menu={menuFor(staff.may)} name={staff.name} />
			<main className="desk" id={contentId} tabIndex={-1}>
				{children}
			</main>
			{isPaletteOpen && <CommandPalette actions={placeActions(room)} onClose={() => setPaletteOpen(false)} />}
		</>
	);
}

/** Ctrl+K anywhere, and `?` where nobody types. */
function asksForPalette(event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
	return event.key === '?' && !isTyped(event);
}
