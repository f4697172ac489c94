import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Asking, type Insertion, insertions } from '../../body/insertions.ts';
import { type SlashQuery, slashQuery } from '../../body/slash-query.ts';
import { foundBy } from '../../found-by.ts';

type SlashMenuProps = {
	readonly view: EditorView;
	readonly asking: Asking;
	/** Receives the function that handles the keys of the text while the menu is open. */
	readonly onKey: RefObject<(event: KeyboardEvent) => boolean>;
};

const idOf = (at: number): string => `slash-${at}`;

/** Lists what can be inserted while somebody types after a `/`. The text keeps the focus. */
export function SlashMenu({ view, asking, onKey }: SlashMenuProps) {
	const [active, setActive] = useState(0);
	const [closedAt, setClosedAt] = useState<number>();
	const list = useRef<HTMLDivElement>(null);
	const query = slashQuery(view.state);
	const found = query && query.from !== closedAt ? foundBy(query.typed, insertions) : [];
	const at = Math.min(active, found.length - 1);
	const insert = (insertion: Insertion | undefined) => {
		if (query && insertion) insertInPlace(view, { query, insertion, asking });
		setActive(0);
	};
	const isOpen = found.length > 0;
	onKey.current = ({ key }) => {
		if (!isOpen) return false;
		if (key === 'ArrowDown' || key === 'ArrowUp') setActive((at + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
		else if (key === 'Enter' || key === 'Tab') insert(found[at]);
		else if (key === 'Escape') setClosedAt(query?.from);
		else return false;
		return true;
	};
	useEffect(() => {
		if (isOpen) view.dom.setAttribute('aria-activedescendant', idOf(at));
		else view.dom.removeAttribute('aria-activedescendant');
		list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
	}, [view, isOpen, at]);
	const isAsked = query !== undefined;
	useEffect(() => {
		if (!isAsked) setClosedAt(undefined);
	}, [isAsked]);
	if (!isOpen || !query) return null;
	return (
		<div ref={list} className="menu" role="listbox" aria-label="Insertar" style={placeBelow(view, query.from)}>
			{found.map((insertion, index) => (
				<div
					key={insertion.name}
					id={idOf(index)}
					role="option"
					tabIndex={-1}
					aria-selected={index === at}
					onMouseDown={(event) => {
						event.preventDefault();
						insert(insertion);
					}}
				>
					{insertion.name}
				</div>
			))}
		</div>
	);
}

/** A place below the line of a position, or above it if there is no room below. */
function placeBelow(view: EditorView, position: number) {
	const { left, top, bottom } = view.coordsAtPos(position);
	const x = Math.max(8, Math.min(left, innerWidth - 268));
	return innerHeight - bottom > 260 ? { left: x, top: bottom + 4 } : { left: x, bottom: innerHeight - top + 4 };
}

type InPlace = { readonly query: SlashQuery; readonly insertion: Insertion; readonly asking: Asking };

function insertInPlace(view: EditorView, { query: { from, to }, insertion, asking }: InPlace): void {
	view.dispatch(view.state.tr.delete(from, to));
	insertion.run(view, asking);
}
