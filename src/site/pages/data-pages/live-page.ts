import { fill } from '#brands';
import { onAirAt } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import type { PageMeta } from '../../page-meta.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { broadcastGraph } from '../graphs/broadcast-graph.ts';
import { namedPageMeta } from '../named-page-meta.ts';

/** `/envivo/` and `/vivo/`: the live stream, with what is on air and what comes next (ROUTE-05). */
export const livePage: PageDefinition = {
	// What is on air changes.
	freshFor: 60,
	load: async ({ brand, contentQueries }) => {
		const [signal, schedule] = await Promise.all([contentQueries.signal(), contentQueries.schedule()]);
		return { kind: 'found', subject: { kind: 'live', name: brand.texts.schedule.liveTitle, signal, schedule } };
	},
	arrange: () => [row('brick_100', { block: 'live-signal' }), row('brick_100', { block: 'latest' })],
	meta: liveMeta,
};

function liveMeta(subject: Subject, context: RenderContext): PageMeta {
	const { brand } = context;
	const { liveTitle, liveDescription } = brand.texts.schedule;
	const page = { name: liveTitle, description: fill(liveDescription, { brand: brand.name }), path: '/envivo/' };
	const meta = namedPageMeta(page, context);
	return { ...meta, graphs: [...meta.graphs, ...broadcastEvent(subject, context)] };
}

/** What is on air, as a broadcast that readers can watch now. */
function broadcastEvent(subject: Subject, context: RenderContext): readonly object[] {
	const current = subject.kind === 'live' && subject.schedule ? onAirAt(subject.schedule, context.now).current : undefined;
	return current === undefined ? [] : [{ ...broadcastGraph(current, context), isLiveBroadcast: true }];
}
