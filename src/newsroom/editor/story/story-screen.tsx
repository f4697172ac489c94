import { useEffect, useState } from 'react';
import type { NewestStory, Room } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';
import { documentOf } from '../ans/document-of.ts';
import { type Outcome, readStory } from '../api.ts';
import { Notice } from '../notice.tsx';
import { inBrand } from '../places.ts';
import { browserCopies } from '../saving/local-copies.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import { StoryEditor } from './story-editor.tsx';

type OpenedStory = { readonly outcome: Outcome<NewestStory>; readonly copy: LocalCopy | undefined };

/** Reads a story and the copy of it on this machine, and opens what is newest. */
export function StoryScreen({ room, id }: { readonly room: Room; readonly id: string }) {
	const [found, setFound] = useState<OpenedStory>();
	useEffect(() => {
		const copies = browserCopies();
		void Promise.all([readStory(id), copies.find(id).catch(() => undefined)]).then(([outcome, copy]) => setFound({ outcome, copy }));
	}, [id]);
	if (!found) return <Notice>Abriendo la nota…</Notice>;
	const { outcome, copy } = found;
	const stored = outcome.kind === 'done' ? outcome.value.newest : undefined;
	if (stored) return <StoryEditor room={room} id={id} stored={stored} document={documentOf(stored)} copy={copy} />;
	const isNew = outcome.kind === 'done';
	if (isNew && (copy || location.search === '?nueva')) return <StoryEditor room={room} id={id} document={newStory(id, room)} copy={copy} />;
	if (isNew)
		return (
			<Notice>
				No hay ninguna nota de {room.brand.name} con esta dirección. <a href={inBrand('notas/')}>Ver todas</a>.
			</Notice>
		);
	// Without a network, the copy on this machine can still be edited.
	if (copy) return <StoryEditor room={room} id={id} document={copy.document} copy={copy} />;
	return (
		<Notice>
			No se pudo leer la nota. Revisá la conexión y <a href={location.pathname}>probá de nuevo</a>.
		</Notice>
	);
}

const newStory = (id: string, { brand }: Room): AnsObject => ({
	type: 'story',
	version: '0.10.12',
	_id: id,
	language: 'es-AR',
	canonical_website: brand.id,
	headlines: { basic: '' },
	subheadlines: { basic: '' },
	content_elements: [],
	additional_properties: {},
	source: { source_type: 'staff', name: brand.name, system: 'kiosco' },
});
