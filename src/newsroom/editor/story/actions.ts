import type { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import type { Room } from '#newsroom/contract';
import { insertions } from '../body/insertions.ts';
import { placeActions } from '../place-actions.ts';
import { deskPath } from '../places.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';
import type { Action } from './choosing/command-palette.tsx';
import type { Panel } from './panel.ts';
import type { BodyHandle } from './text/body-handle.ts';

type ActionsOf = {
	readonly room: Room;
	readonly keeper: StoryKeeper;
	readonly view: RefObject<EditorView | undefined>;
	readonly body: RefObject<BodyHandle | undefined>;
	readonly setPanel: (panel: Panel) => void;
	readonly comment: () => void;
};

/** All actions of the command palette for the open story. */
export function actionsOf({ room, keeper, view, body, setPanel, comment }: ActionsOf): readonly Action[] {
	const insert = insertions.map(({ name, words, run }) => ({
		name: `Insertar: ${name}`,
		words,
		run: () => view.current && body.current && run(view.current, body.current.asking),
	}));
	const goTo = Object.entries(fields).map(([id, name]) => ({ name: `Ir a: ${name}`, run: () => document.getElementById(id)?.focus() }));
	const { may } = room.staff;
	return [
		{ name: 'Guardar ahora', keys: 'Ctrl+S', run: () => void keeper.flush() },
		{ name: 'Buscar y reemplazar', keys: 'Ctrl+F', run: () => body.current?.open('find') },
		{ name: 'Vista previa', run: () => setPanel('preview') },
		...(may.includes('publish')
			? [{ name: 'Publicar…', words: 'retirar descartar programar embargo corregir', run: () => setPanel('publish') }]
			: []),
		{ name: 'Comentar', keys: 'Ctrl+Alt+M', run: comment },
		{ name: 'Versiones', run: () => setPanel('versions') },
		{ name: 'Atajos del teclado', keys: '?', run: () => setPanel('shortcuts') },
		{ name: 'Ir a: Texto', words: 'cuerpo', run: () => view.current?.focus() },
		...goTo,
		...insert,
		{ name: 'Volver a las notas', run: () => location.assign(deskPath()) },
		...placeActions(room),
	];
}

/** The parts of the form by their ids. */
const fields = {
	headline: 'Título',
	kicker: 'Volanta',
	subheadline: 'Bajada',
	lead: 'Imagen principal',
	section: 'Sección',
	authors: 'Firmas',
	tags: 'Temas',
	slug: 'Dirección',
	subtype: 'Clase de nota',
	'social-headline': 'Título para redes',
	access: 'Quién la lee',
	'seo-title': 'Título para buscadores',
	description: 'Resumen para buscadores',
} as const;
