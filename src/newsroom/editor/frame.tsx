import { type ReactNode, useState } from 'react';
import { menuFor, type Room } from '#newsroom/contract';
import { contentId, Masthead } from '../look/masthead.tsx';
import { placeActions } from './place-actions.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { CommandPalette } from './story/choosing/command-palette.tsx';
import { Window } from './story/choosing/window.tsx';
import { isTyped, useWindowKeys } from './window-keys.ts';

type FrameProps = {
	readonly room: Room;
	/** The open page, as a path below the brand. */
	readonly page: string;
	readonly children: ReactNode;
};

/** The header and frame of the pages of the application, with a command palette and the list of keys. */
export function Frame({ room, page, children }: FrameProps) {
	const { brand, brands, staff } = room;
	const [opened, setOpened] = useState<Opened>();
	const close = () => setOpened(undefined);
	const actions = [...placeActions(room), { name: 'Atajos del teclado', keys: '?', run: () => setOpened('shortcuts') }];
	useWindowKeys((event) => {
		const asked = openedBy(event);
		return asked && (() => setOpened(asked));
	});
	return (
		<>
			<Masthead brand={brand} brands={brands} page={page} menu={menuFor(staff.may)} name={staff.name} />
			<main className="desk" id={contentId} tabIndex={-1}>
				{children}
			</main>
			{opened === 'palette' && <CommandPalette actions={actions} onClose={close} />}
			{opened === 'shortcuts' && (
				<Window label="Atajos del teclado" onClose={close}>
					<div className="desk-head">
						<h2>Atajos del teclado</h2>
						<button type="button" className="plain" onClick={close}>
							Cerrar
						</button>
					</div>
					<ShortcutList />
				</Window>
			)}
		</>
	);
}

/** What is open above the page. */
type Opened = 'palette' | 'shortcuts' | undefined;

/** Ctrl+K and Ctrl+/ anywhere, and `?` where nobody types. */
function openedBy(event: KeyboardEvent): Opened {
	const withControl: Readonly<Record<string, Opened>> = { k: 'palette', '/': 'shortcuts' };
	if (event.ctrlKey || event.metaKey) return withControl[event.key.toLowerCase()];
	return event.key === '?' && !isTyped(event) ? 'shortcuts' : undefined;
}
