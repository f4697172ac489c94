import { Fragment } from 'react';
import type { AuditEvent } from '../audit/search-audit.ts';
import { eventName, staffEvents } from '../audit/staff-events.ts';
import { storiesIn } from '../audit/stories-in.ts';
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
	/** The headlines of the stories of the events, by id. */
	readonly headlines: ReadonlyMap<string, string>;
	readonly next?: number | undefined;
};

/** The log of a brand: who did what and when. */
export function auditPage(signedIn: SignedInStaff, { form, next, ...shown }: AuditView): StaffPage {
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
							{shown.team.map(({ id, name }) => (
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
				{shown.events.length === 0 ? (
					<p>No hay nada registrado con estos datos.</p>
				) : (
					<Events {...shown} root={`/${signedIn.site.brand.id}/`} />
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

type EventsProps = Pick<AuditView, 'events' | 'team' | 'headlines'> & { readonly root: string };

function Events({ events, team, headlines, root }: EventsProps) {
	return (
		<ol className="log">
			{events.map(({ position, name, event, details, happenedAt }) => (
				<li key={position}>
					<time dateTime={happenedAt.toISOString()}>{dateOf(happenedAt.getTime())}</time>
					<span>
						<b>{name ?? 'Nadie conocido'}</b> · {eventName(event)}
					</span>
					<small>
						{detailText(details, team)} <StoryLinks root={root} stories={storiesIn(details)} headlines={headlines} />
					</small>
				</li>
			))}
		</ol>
	);
}

type StoryLinksProps = Pick<EventsProps, 'root' | 'headlines'> & { readonly stories: readonly string[] };

/** The most stories of one event that a line names. */
const maxNamed = 3;

/** Leads to the stories of an event. One that was deleted since has no headline. */
function StoryLinks({ root, stories, headlines }: StoryLinksProps) {
	return (
		<>
			{stories.slice(0, maxNamed).map((id, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<a href={`${root}notas/${encodeURIComponent(id)}/`}>{headlines.get(id) ?? `la nota ${id}`}</a>
				</Fragment>
			))}
			{stories.length > maxNamed && ` y ${stories.length - maxNamed} más`}
		</>
	);
}
