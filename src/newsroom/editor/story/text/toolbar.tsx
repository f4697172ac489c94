import bold from 'lucide-static/icons/bold.svg?raw';
import heading2 from 'lucide-static/icons/heading-2.svg?raw';
import heading3 from 'lucide-static/icons/heading-3.svg?raw';
import images from 'lucide-static/icons/images.svg?raw';
import italic from 'lucide-static/icons/italic.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import list from 'lucide-static/icons/list.svg?raw';
import numbered from 'lucide-static/icons/list-ordered.svg?raw';
import comment from 'lucide-static/icons/message-square.svg?raw';
import pullQuote from 'lucide-static/icons/message-square-quote.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import redone from 'lucide-static/icons/redo-2.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import table from 'lucide-static/icons/table.svg?raw';
import quote from 'lucide-static/icons/text-quote.svg?raw';
import undone from 'lucide-static/icons/undo-2.svg?raw';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/icon.tsx';
import { isMarked, makeHeading, makeList, openSlashMenu, toggleTag } from '../../body/commands.ts';
import { canLink } from '../../body/links.ts';
import { makeQuote } from '../../body/quote-commands.ts';
import {
	addColumn,
	addRow,
	insertTable,
	isInTable,
	removeColumn,
	removeRow,
	removeTable,
	toggleHeader,
} from '../../body/table-commands.ts';
import type { Tool } from './body-handle.ts';

type ToolbarProps = {
	readonly view: EditorView;
	readonly onTool: (tool: Tool) => void;
	readonly onPictures: () => void;
	readonly onComment: () => void;
};

type Button = readonly [label: string, sign: ReactNode, command: Command, tag?: string];

const tools: readonly Button[] = [
	['Negrita (Ctrl+B)', <Icon key="icon" svg={bold} />, toggleTag('strong'), 'strong'],
	['Cursiva (Ctrl+I)', <Icon key="icon" svg={italic} />, toggleTag('em'), 'em'],
	['Subtítulo', <Icon key="icon" svg={heading2} />, makeHeading(2)],
	['Subtítulo menor', <Icon key="icon" svg={heading3} />, makeHeading(3)],
	['Lista', <Icon key="icon" svg={list} />, makeList(false)],
	['Lista numerada', <Icon key="icon" svg={numbered} />, makeList(true)],
	['Cita', <Icon key="icon" svg={quote} />, makeQuote(false)],
	['Destacado', <Icon key="icon" svg={pullQuote} />, makeQuote(true)],
	['Tabla', <Icon key="icon" svg={table} />, insertTable],
	['Insertar… (/)', <Icon key="icon" svg={plus} />, openSlashMenu],
	['Deshacer (Ctrl+Z)', <Icon key="icon" svg={undone} />, undo],
	['Rehacer (Ctrl+Y)', <Icon key="icon" svg={redone} />, redo],
];

const tableTools: readonly Button[] = [
	['Agregar una fila', '+ fila', addRow],
	['Agregar una columna', '+ columna', addColumn],
	['Quitar la fila', '− fila', removeRow],
	['Quitar la columna', '− columna', removeColumn],
	['La primera fila es el encabezado', 'encabezado', toggleHeader],
	['Quitar la tabla', '× tabla', removeTable],
];

/** The buttons of the body; each leaves the selection where it is. */
export function Toolbar({ view, onTool, onPictures, onComment }: ToolbarProps) {
	const shown = isInTable(view.state) ? [...tools, ...tableTools] : tools;
	return (
		<div className="toolbar" role="toolbar" aria-label="Formato" aria-orientation="horizontal">
			{shown.map(([label, sign, command, tag]) => (
				<button
					key={label}
					type="button"
					title={label}
					aria-label={label}
					aria-pressed={tag === undefined ? undefined : isMarked(view.state, tag)}
					onMouseDown={keepFocus}
					onClick={() => {
						command(view.state, view.dispatch);
						view.focus();
					}}
				>
					{sign}
				</button>
			))}
			<button
				type="button"
				title="Enlace (Ctrl+K)"
				aria-label="Enlace (Ctrl+K)"
				aria-pressed={isMarked(view.state, 'a')}
				disabled={!canLink(view.state)}
				onMouseDown={keepFocus}
				onClick={() => onTool('link')}
			>
				<Icon svg={link} />
			</button>
			<button type="button" title="Comentar (Ctrl+Alt+M)" aria-label="Comentar (Ctrl+Alt+M)" onMouseDown={keepFocus} onClick={onComment}>
				<Icon svg={comment} />
			</button>
			<button type="button" title="Imágenes" aria-label="Agregar imágenes" onMouseDown={keepFocus} onClick={onPictures}>
				<Icon svg={images} />
			</button>
			<button type="button" title="Buscar (Ctrl+F)" aria-label="Buscar y reemplazar" onMouseDown={keepFocus} onClick={() => onTool('find')}>
				<Icon svg={search} />
			</button>
		</div>
	);
}

/** Keeps the selection of the text when a button is pressed. */
const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
