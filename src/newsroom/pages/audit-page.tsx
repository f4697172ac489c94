import type { AuditEvent } from '../audit/search-audit.ts';
import { eventName, staffEvents } from '../audit/staff-events.ts';
import type { SignedInStaff } from '../newsroom-deps.ts';
import type { Member } from '../team/team.ts';
import { detailText } from './detail-texts.ts';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** The filters of the log: ids, and days as `yyyy-mm-dd`. An empty text is no filter. */
type AuditForm = { readonly persona: string; readonly hecho: string; readonly desde: string; readonly hasta: string };

type AuditView = {
	readonly form: AuditForm;
	readonly team: readonly Member[];
	readonly events: readonly AuditEvent[];
	readonly next?: number | undefined;
};

/** The log of a brand: who did what and when. */
export function auditPage(signedIn: SignedInStaff, { form, team, events, next }: AuditView): StaffPage {
	const path = `/${signedIn.site.brand.id}/registro/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="registro/">
			<h1>Registro de {signedIn.site.brand.name}</h1>
			<form className="card" method="get" action={path}>
				<div className="row">
					<label>
						Persona
						<select name="persona" defaultValue={form.persona}>
							<option value="">Todas</option>
							{team.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</label>
					<label>
						Hecho
						<select name="hecho" defaultValue={form.hecho}>
							<option value="">Todos</option>
							{Object.entries(staffEvents).map(([event, name]) => (
								<option key={event} value={event}>
									{name}
								</option>
							))}
						</select>
					</label>
					<label>
						Desde
						<input type="date" name="desde" defaultValue={form.desde} />
					</label>
					<label>
						Hasta
						<input type="date" name="hasta" defaultValue={form.hasta} />
					</label>
					<button type="submit">Buscar</button>
				</div>
			</form>
			<section>
				{events.length === 0 ? (
					<p>No hay nada registrado con estos datos.</p>
				) : (
					<Events events={events} team={team} root={`/${signedIn.site.brand.id}/`} />
				)}
			</section>
			{next !== undefined && (
				<p>
					<a href={`${path}?${new URLSearchParams({ ...form, antes: String(next) })}`}>Ver lo anterior</a>
				</p>
			)}
		</StaffFrame>
	);
	return staffPage({ title: 'Registro', body });
}

type EventsProps = Pick<AuditView, 'events' | 'team'> & { readonly root: string };

function Events({ events, team, root }: EventsProps) {
	return (
		<ol className="log">
			{events.map(({ position, name, event, details, happenedAt }) => (
				<li key={position}>
					<time dateTime={happenedAt.toISOString()}>{dateOf(happenedAt.getTime())}</time>
					<span>
						<b>{name ?? 'Nadie conocido'}</b> · {eventName(event)}
					</span>
					<small>
						{detailText(details, team)} <StoryLink root={root} details={details} />
					</small>
				</li>
			))}
		</ol>
	);
}

/** Leads to the story of an event. */
function StoryLink({ root, details }: { readonly root: string; readonly details: object }) {
	if (!('story' in details) || typeof details.story !== 'string') return null;
	return <a href={`${root}notas/${encodeURIComponent(details.story)}/`}>Abrir la nota</a>;
}
