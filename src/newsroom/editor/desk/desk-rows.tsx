import type { WorkState } from '#content/contract';
import { type DeskNow, type DeskRowView, personOf } from '#newsroom/contract';
import { useTimeZone } from '../brand-time-zone.ts';
import { storyPath } from '../places.ts';
import { planProblem } from '../plan-problem.ts';
import { fullTime, timeAgo } from '../times.ts';
import type { DeskView } from './desk-view.ts';

type DeskRowsProps = {
	readonly rows: readonly DeskRowView[];
	readonly view: DeskView;
	readonly present: DeskNow['present'];
	/** The chosen stories. Without this, the list has no boxes to choose stories. */
	readonly chosen?: ReadonlySet<string>;
	readonly onChoose?: (chosen: ReadonlySet<string>) => void;
};

/** What an empty list teaches. */
const emptyTexts: Readonly<Record<WorkState, string>> = {
	working: 'Acá están las notas que se están escribiendo y los cambios que los lectores todavía no ven. Empezá con “Nueva nota”.',
	published: 'Acá están las notas que los lectores ven. Cuando publiques la primera, aparece.',
	scheduled: 'Acá esperan las notas que tienen una hora. Se muestran solas cuando llega; si algo lo impide, acá dice qué.',
	spiked: 'Acá quedan las notas que se descartaron. Nadie las ve, y se recuperan con un botón.',
	withdrawn: 'Acá quedan las notas que se retiraron del sitio. Se pueden abrir y volver a publicar.',
};

export function DeskRows({ rows, view, present, chosen, onChoose }: DeskRowsProps) {
	const isNarrowed = view.words !== '' || view.section !== '' || view.author !== '' || view.also !== '';
	if (rows.length === 0)
		return (
			<p className="empty">
				{isNarrowed ? 'Ninguna nota coincide con la búsqueda. Probá con menos palabras o sin filtros.' : emptyTexts[view.state]}
			</p>
		);
	const choose = (id: string, isChosen: boolean) =>
		onChoose?.(new Set(isChosen ? [...(chosen ?? []), id] : [...(chosen ?? [])].filter((one) => one !== id)));
	const all = rows.slice(0, 100).map(({ id }) => id);
	return (
		<>
			{chosen && (
				<label className="choose-all">
					<input
						type="checkbox"
						className="choose"
						checked={all.every((id) => chosen.has(id))}
						onChange={({ target }) => onChoose?.(new Set(target.checked ? all : []))}
					/>{' '}
					Elegir todas
				</label>
			)}
			<ul className="rows">
				{rows.map((row) => (
					<li key={row.id} data-chosen={chosen?.has(row.id)}>
						{chosen && (
							<input
								type="checkbox"
								className="choose"
								aria-label={`Elegir “${row.headline ?? 'Sin título'}”`}
								checked={chosen.has(row.id)}
								onChange={({ target }) => choose(row.id, target.checked)}
							/>
						)}
						<DeskRow row={row} state={view.state} names={present.filter(({ story }) => story === row.id).map(({ name }) => name)} />
					</li>
				))}
			</ul>
		</>
	);
}

type DeskRowProps = { readonly row: DeskRowView; readonly state: WorkState; readonly names: readonly string[] };

function DeskRow({ row, state, names }: DeskRowProps) {
	const timeZone = useTimeZone();
	const shown = state === 'published' || state === 'scheduled' ? row.displayedAt : row.receivedAt;
	const time = (state === 'scheduled' ? row.plans[0]?.dueAt : undefined) ?? shown ?? row.receivedAt;
	return (
		<>
			<span className="thumbnail">{row.thumbnail && <img src={row.thumbnail} alt="" width={96} height={64} loading="lazy" />}</span>
			<a className="headline" href={storyPath(row.id)}>
				{row.headline ?? 'Sin título'}
			</a>
			<span className="about">
				{row.section && <span>{row.section}</span>}
				{row.authors.length > 0 && <span>{row.authors.join(', ')}</span>}
				{state !== 'published' && row.isPublished && <span className="mark">Publicada, con cambios</span>}
				{row.isTaken && row.isDraft && <span className="mark">Retirada, con cambios</span>}
				{row.plans.map((plan) => (
					<span key={plan.action} className="mark" data-missed={plan.problem !== null}>
						{plan.problem === null
							? `${plan.action === 'publish' ? 'Se publica' : 'Se retira'} el ${fullTime(plan.dueAt, timeZone)}`
							: `No salió: ${planProblem(plan.problem)}`}
					</span>
				))}
				{names.length > 0 && (
					<span className="mark present">
						{names.join(', ')} {names.length === 1 ? 'está' : 'están'} acá
					</span>
				)}
			</span>
			<span className="when">
				<time dateTime={time} title={fullTime(time, timeZone)}>
					{timeAgo(time, timeZone)}
				</time>
				{time === row.receivedAt && <span>{personOf(row.sender)}</span>}
			</span>
		</>
	);
}
