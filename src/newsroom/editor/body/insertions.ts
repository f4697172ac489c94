// What the slash menu and the command palette can insert into the text.
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { insertDivider, insertElement, makeHeading, makeList, makeParagraph } from './commands.ts';
import { blankElements } from './elements/blank-elements.ts';
import { makeQuote } from './quote-commands.ts';
import { insertTable } from './table-commands.ts';

/** Insertions that first ask the person to choose pictures, a story or a video. */
export type Asking = {
	readonly pictures: () => void;
	readonly gallery: () => void;
	readonly story: () => void;
	readonly video: () => void;
};

export type Insertion = {
	readonly name: string;
	/** Other words by which the person finds it. */
	readonly words: string;
	readonly run: (view: EditorView, asking: Asking) => void;
};

const byCommand = (name: string, words: string, command: Command): Insertion => ({
	name,
	words,
	run: (view) => {
		command(view.state, view.dispatch);
		view.focus();
	},
});

const byAsking = (name: string, words: string, what: keyof Asking): Insertion => ({
	name,
	words,
	run: (_view, asking) => asking[what](),
});

/** Inserts a blank element and goes to its first field. */
const byBlank = (name: string, words: string, blank: string): Insertion => ({
	name,
	words,
	run: (view) => {
		const element = blankElements[blank]?.() ?? {};
		insertElement(element)(view.state, view.dispatch);
		focusFieldsOf(view, element);
	},
});

function focusFieldsOf(view: EditorView, element: object): void {
	view.state.doc.forEach((node, position) => {
		const dom = node.attrs.element === element ? view.nodeDOM(position) : null;
		const field = dom instanceof HTMLElement ? dom.querySelector<HTMLElement>('input, textarea, select') : null;
		field?.focus();
	});
}

/** Every element of a body that the editor can make (content API, a.7). */
export const insertions: readonly Insertion[] = [
	byCommand('Párrafo', 'texto', makeParagraph),
	byCommand('Subtítulo', 'h2 encabezado', makeHeading(2)),
	byCommand('Subtítulo menor', 'h3 encabezado', makeHeading(3)),
	byCommand('Subtítulo mínimo', 'h4 encabezado', makeHeading(4)),
	byAsking('Imagen', 'foto fotografía', 'pictures'),
	byAsking('Galería', 'fotos imágenes', 'gallery'),
	byAsking('Video', 'mp4 webm película biblioteca', 'video'),
	byBlank('Video por dirección', 'mp4 m3u8 hls archivo', 'video'),
	byBlank('Audio', 'mp3 sonido podcast', 'audio'),
	byBlank('Publicación o video de otro sitio', 'youtube x twitter instagram tiktok facebook vimeo spotify', 'oembed_response'),
	byCommand('Lista', 'viñetas', makeList(false)),
	byCommand('Lista numerada', 'pasos orden', makeList(true)),
	byCommand('Cita', 'blockquote dijo', makeQuote(false)),
	byCommand('Destacado', 'pullquote frase', makeQuote(true)),
	byCommand('Tabla', 'filas columnas', insertTable),
	byAsking('Nota relacionada', 'mirá también story', 'story'),
	byBlank('Enlace destacado', 'mirá también link', 'interstitial_link'),
	byBlank('Lista de enlaces', 'links', 'link_list'),
	byBlank('Corrección', 'aclaración fe de erratas', 'correction'),
	byBlank('Puntaje', 'estrellas crítica rating', 'numeric_rating'),
	byBlank('Recomendación', 'crítica endorsement', 'endorsement'),
	byBlank('Línea de tiempo', 'cronología fechas', 'timeline'),
	byCommand('Línea', 'separador divisor hr', insertDivider),
	byBlank('HTML', 'código embed iframe', 'raw_html'),
	byBlank('Código', 'programa', 'code'),
	byBlank('Grupo', 'element_group', 'element_group'),
	byBlank('Zona', 'content_zone', 'content_zone'),
	byBlank('Referencia', 'reference id', 'reference'),
	byBlank('Componente', 'custom_embed', 'custom_embed'),
];
