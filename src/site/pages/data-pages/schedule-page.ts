import { fill } from '#brands';
import { onAirAt } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { broadcastGraph } from '../structured-data/broadcast-graph.ts';

/** `/grilla/`: what the channel broadcasts in the next seven days (ROUTE-15). */
export const schedulePage: PageDefinition = {
	// The broadcast that is on air is marked.
	freshFor: 60,
	load: async ({ brand, contentQueries }) => {
		const schedule = await contentQueries.schedule();
		return { kind: 'found', subject: { kind: 'schedule', name: brand.texts.schedule.title, schedule } };
	},
	arrange: () => [row('brick_100', { block: 'schedule' }), row('brick_100', { block: 'latest' })],
	meta: (subject, context) => {
		const { brand, address } = context;
		const { title, description } = brand.texts.schedule;
		const meta = namedPageMeta({ name: title, description: fill(description, { brand: brand.name }), path: address.path }, context);
		return { ...meta, graphs: [...meta.graphs, ...eventsOf(subject, context)] };
	},
};

/** How many broadcasts the metadata describes for search engines: about one day. */
const described = 24;

/** What is on air and what comes next. */
function eventsOf(subject: Subject, context: RenderContext): readonly object[] {
	if (subject.kind !== 'schedule' || subject.schedule === undefined) return [];
	const { current, coming } = onAirAt(subject.schedule, context.now);
	return [...(current ? [current] : []), ...coming].slice(0, described).map((broadcast) => broadcastGraph(broadcast, context));
}
