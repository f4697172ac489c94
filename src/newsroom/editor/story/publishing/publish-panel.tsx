import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useKept } from '../../saving/use-kept.ts';
import type { Written } from '../written.ts';
import { Actions } from './actions.tsx';
import { AlsoOn } from './also-on.tsx';
import { Correction } from './correction.tsx';
import { doubtsIn } from './doubts.ts';
import { DoubtsList } from './doubts-list.tsx';
import { EffectsList } from './effects-list.tsx';
import { PlanNotes } from './plan-notes.tsx';
import type { Publishing } from './publishing.ts';
import { showPlace } from './show-place.ts';
import { Times } from './times.tsx';
import { useDeadLinks } from './use-dead-links.ts';

type PublishPanelProps = Omit<Publishing, 'say'> & {
	readonly written: Written;
	readonly view: RefObject<EditorView | undefined>;
	readonly onClose: () => void;
};

/** The doubts, the effects of a publication, the buttons that publish or plan, and the publish clock. */
export function PublishPanel({ written, view, onClose, ...publishing }: PublishPanelProps) {
	const [note, setNote] = useState('');
	const panel = useRef<HTMLElement>(null);
	useEffect(() => panel.current?.focus({ preventScroll: true }), []);
	const { room, keeper } = publishing;
	const parts = { ...publishing, say: setNote };
	const dead = useDeadLinks(room, written.elements);
	const doubts = doubtsIn({ room, written, document: keeper.document, dead });
	const stored = useKept(keeper, (kept) => kept.stored);
	return (
		<section ref={panel} className="panel" aria-label="Publicar" tabIndex={-1}>
			<h2>Publicar en {room.brand.name}</h2>
			<DoubtsList doubts={doubts} onShow={(place) => showPlace(place, view.current, onClose)} />
			<EffectsList room={room} keeper={keeper} />
			<PlanNotes {...parts} />
			<Actions {...parts} isHindered={doubts.some(({ isNeeded }) => isNeeded)} />
			<p className="clock" role="status">
				{note}
			</p>
			{stored?.publishedRevision !== undefined && stored.path !== undefined && (
				<p>
					<a href={room.brand.origin + stored.path} target="_blank" rel="noreferrer">
						Ver en el sitio
					</a>
				</p>
			)}
			<AlsoOn {...parts} />
			<Times {...parts} />
			{stored?.publishedRevision !== undefined && <Correction {...parts} />}
		</section>
	);
}
