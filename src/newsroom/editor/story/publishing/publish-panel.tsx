import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { textOf } from '../../ans/ans-value.ts';
import { useKept } from '../../saving/use-kept.ts';
import { useVersion } from '../use-version.ts';
import type { Written } from '../written.ts';
import { Actions } from './actions.tsx';
import { AlsoOn } from './also-on.tsx';
import { type ActionNote, ClockNote } from './clock-note.tsx';
import { Correction } from './corrections/correction.tsx';
import { correctionsIn } from './corrections/corrections.ts';
import { doubtsIn } from './doubts.ts';
import { DoubtsList } from './doubts-list.tsx';
import { EffectsList } from './effects-list.tsx';
import { PlanNotes } from './plan-notes.tsx';
import type { Publishing } from './publishing.ts';
import { showPlace } from './show-place.ts';
import { Times } from './times.tsx';
import { useDeadLinks } from './use-dead-links.ts';
import { usePublication } from './use-publication.ts';

type PublishPanelProps = Omit<Publishing, 'say' | 'told'> & {
	readonly written: Written;
	readonly view: RefObject<EditorView | undefined>;
	readonly onClose: () => void;
};

/** The doubts, the effects of a publication, the buttons that publish or plan, and the publish clock. */
export function PublishPanel({ written, view, onClose, ...publishing }: PublishPanelProps) {
	const [note, setNote] = useState<ActionNote>({ text: '' });
	const panel = useRef<HTMLElement>(null);
	useEffect(() => panel.current?.focus({ preventScroll: true }), []);
	const { room, keeper } = publishing;
	const stored = useKept(keeper, (kept) => kept.stored);
	const published = useVersion(textOf(keeper.document, '_id'), stored?.publishedRevision);
	const told = published && correctionsIn(published);
	const parts: Publishing = { ...publishing, say: (text, publication) => setNote({ text, publication }), told };
	const publication = usePublication(parts);
	const dead = useDeadLinks(room, written.elements);
	const doubts = doubtsIn({ room, written, document: keeper.document, dead, told: told ?? [] });
	const isHindered = doubts.some(({ isNeeded }) => isNeeded);
	return (
		<section ref={panel} className="panel" aria-label="Publicar" tabIndex={-1}>
			<h2>Publicar en {room.brand.name}</h2>
			<DoubtsList doubts={doubts} onShow={(place) => showPlace(place, view.current, onClose)} />
			<EffectsList room={room} keeper={keeper} />
			<PlanNotes {...parts} />
			<Actions keeper={keeper} say={parts.say} publication={publication} isHindered={isHindered} />
			<ClockNote keeper={keeper} note={note} />
			{stored?.publishedRevision !== undefined && stored.path !== undefined && (
				<p>
					<a href={room.brand.origin + stored.path} target="_blank" rel="noreferrer">
						Ver en el sitio
					</a>
				</p>
			)}
			<AlsoOn {...parts} />
			<Times {...parts} />
			<Correction {...parts} publication={publication} isHindered={isHindered} />
		</section>
	);
}
