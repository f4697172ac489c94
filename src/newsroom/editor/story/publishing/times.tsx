import { useState } from 'react';
import { objectAt } from '../../ans/ans-value.ts';
import { planStory } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import { clockTimeIn, fullTime, momentOf } from '../../times.ts';
import type { Publishing } from './publishing.ts';

/** The times of the publication, of the withdrawal and of the embargo, in the time zone of the brand. */
export function Times({ room, keeper, amend, say }: Publishing) {
	const [at, setAt] = useState('');
	const { timeZone } = room.brand;
	const isPublished = keeper.stored?.publishedRevision !== undefined;
	const plan = async (action: 'publish' | 'withdraw') => {
		const outcome = await keeper.sendBy((id, edit) => planStory(id, { ...edit, action, at }));
		say(outcome.kind === 'done' ? 'Quedó programada.' : reasonOf(outcome));
	};
	const { active, end_time: end } = objectAt(keeper.document, 'content_restrictions', 'embargo');
	const embargo = active === true && typeof end === 'string' ? clockTimeIn(timeZone, end) : '';
	const setEmbargo = (local: string) =>
		amend((document) => {
			const { embargo: _, ...restrictions } = objectAt(document, 'content_restrictions');
			const end_time = momentOf(local, timeZone);
			return { ...document, content_restrictions: { ...restrictions, ...(end_time && { embargo: { active: true, end_time } }) } };
		});
	return (
		<details className="timing" open={embargo !== ''}>
			<summary>A una hora</summary>
			<label htmlFor="plan-at">Fecha y hora ({zoneName(timeZone)})</label>
			<input id="plan-at" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
			<div className="more-actions">
				<button type="button" disabled={at === ''} onClick={() => void plan('publish')}>
					{isPublished ? 'Programar los cambios' : 'Programar'}
				</button>
				{isPublished && (
					<button type="button" className="plain" disabled={at === ''} onClick={() => void plan('withdraw')}>
						Retirar a esa hora
					</button>
				)}
			</div>
			<label htmlFor="embargo">Embargo hasta</label>
			<input id="embargo" type="datetime-local" value={embargo} onChange={({ target }) => setEmbargo(target.value)} />
			<p className="hint">
				{embargo === ''
					? 'No tiene embargo.'
					: `Nadie la ve antes del ${fullTime(momentOf(embargo, timeZone) ?? '', timeZone)}, aunque se publique.`}
			</p>
		</details>
	);
}

/** The name that people use for a time zone, such as "hora estándar de Argentina". */
function zoneName(timeZone: string): string {
	const parts = new Intl.DateTimeFormat('es-AR', { timeZone, timeZoneName: 'long' }).formatToParts(new Date());
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
