import { useState } from 'react';
import type { AnsObject } from '../../ans/ans-value.ts';
import { PlainText } from '../plain-text.tsx';
import { useVersion } from '../use-version.ts';
import { DifferenceList } from './difference-list.tsx';

type OpenVersionProps = {
	readonly id: string;
	readonly document: AnsObject;
	/** The present text. */
	readonly now: AnsObject;
	/** The revision before it, and the one that readers have. */
	readonly former: string | undefined;
	readonly published: string | undefined;
	readonly onRestore: () => void;
};

const views = {
	now: 'De esta versión a lo escrito ahora',
	former: 'De la anterior a esta versión',
	published: 'De lo que ven los lectores a esta versión',
	whole: 'Entera',
} as const;
type View = keyof typeof views;

/** A version: its differences from another one, or its whole text. */
export function OpenVersion({ id, document, now, former, published, onRestore }: OpenVersionProps) {
	const [view, setView] = useState<View>('now');
	const other = useVersion(id, view === 'former' ? former : view === 'published' ? published : undefined);
	const offered: readonly View[] = [
		'now',
		...(former ? (['former'] as const) : []),
		...(published ? (['published'] as const) : []),
		'whole',
	];
	return (
		<div className="version">
			<select aria-label="Comparar" value={view} onChange={({ target }) => setView(offered.find((one) => one === target.value) ?? 'now')}>
				{offered.map((one) => (
					<option key={one} value={one}>
						{views[one]}
					</option>
				))}
			</select>
			{view === 'whole' && <PlainText document={document} />}
			{view === 'now' && <DifferenceList earlier={document} later={now} />}
			{view === 'former' && other && <DifferenceList earlier={other} later={document} />}
			{view === 'published' && other && <DifferenceList earlier={other} later={document} />}
			<button type="button" onClick={onRestore}>
				Volver a esta versión
			</button>
		</div>
	);
}
