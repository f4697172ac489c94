import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { parseInput, wholeNumber } from '#platform/route-schemas';
import { searchAudit } from '../audit/search-audit.ts';
import { storiesIn } from '../audit/stories-in.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { auditPage } from '../pages/audit-page.tsx';
import { administeredBy } from '../pages/team-pages.tsx';
import { teamOf } from '../team/team.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { sendPage, textField } from './responses.ts';

const day = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]), '');
const position = v.optional(wholeNumber);
const logInput = v.object({
	query: v.object({
		persona: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), ''),
		hecho: textField(40),
		desde: day,
		hasta: day,
		antes: position,
	}),
});

/** Argentina has the same time all year. */
const midnight = (date: string): Date | undefined => (date === '' ? undefined : new Date(`${date}T00:00:00-03:00`));
const dayMs = 86_400_000;

/** The route of the log of staff, for admins. */
export const auditRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.get(`${brandRoot}registro/`, permit('read-log'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { antes, ...form } = parseInput(logInput, request).query;
			const { id: brand } = signedIn.site.brand;
			const last = midnight(form.hasta);
			const sought = {
				brand,
				administered: administeredBy(signedIn).map(({ id }) => id),
				staff: form.persona,
				event: form.hecho,
				from: midnight(form.desde),
				to: last && new Date(last.getTime() + dayMs),
			};
			const [team, found] = await Promise.all([teamOf(deps.tables, brand), searchAudit(deps.tables, { ...sought, before: antes })]);
			const headlines = await deps.content.headlines(
				brand,
				found.events.flatMap(({ details }) => storiesIn(details)),
			);
			return sendPage(reply, auditPage(signedIn, { form, team, headlines, ...found }));
		});
	};
