import { useState } from 'react';
import type { DeskNow } from '#newsroom/contract';
import { undoBulk } from '../api.ts';
import { useTimeZone } from '../brand-time-zone.ts';
import { timeAgo } from '../times.ts';
import { bulkReasonOf } from './bulk-reason.ts';

const verbs: Readonly<Record<string, string>> = {
	publish: 'Publicaste',
	withdraw: 'Retiraste',
	spike: 'Descartaste',
	recover: 'Recuperaste',
	section: 'Cambiaste de sección',
	tag: 'Agregaste un tema a',
};

/** The last bulk change, with a button that undoes it. It is offered for a day, even after the page was closed. */
export function UndoNote({ last, onUndone }: { readonly last: DeskNow['last']; readonly onUndone: () => Promise<void> }) {
	const timeZone = useTimeZone();
	const [undone, setUndone] = useState<{ readonly number: number; readonly note: string }>();
	const undo = async (number: number) => {
		const outcome = await undoBulk(number);
		setUndone({ number, note: outcome.kind === 'done' ? 'Deshecho: las notas están como estaban.' : bulkReasonOf(outcome, []) });
		await onUndone();
	};
	return (
		<div className="undo" role="status">
			{last && (
				<p>
					{verbs[last.kind]} {last.works === 1 ? 'una nota' : `${last.works} notas`} {timeAgo(last.madeAt, timeZone)}.{' '}
					<button type="button" className="plain" onClick={() => void undo(last.number)}>
						Deshacer
					</button>
				</p>
			)}
			{undone && !(last && last.number > undone.number) && <p>{undone.note}</p>}
		</div>
	);
}
