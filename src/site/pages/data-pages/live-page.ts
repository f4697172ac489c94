import { type Brand, fill } from '#brands';
import { onAirAt, type Signal } from '#content/contract';
import { row } from '../../arrangement.ts';
import type { LoadResult, PageDefinition } from '../../page-definition.ts';
import type { PageMeta } from '../../page-meta.ts';
import { livePath, stationAt, stationPageOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { broadcastGraph } from '../structured-data/broadcast-graph.ts';

/**
 * `/envivo/` and `/vivo/`, the brand's first station, and `/envivo/{id}/` that of another, with what is on air and what comes next
 * (ROUTE-05).
 */
export const livePage: PageDefinition = {
	// What is on air changes.
	freshFor: 60,
	load: loadStation,
	arrange: () => [row('brick_100', { block: 'live-signal' }), row('brick_100', { block: 'latest' })],
	meta: liveMeta,
};

async function loadStation({ address, brand, contentQueries }: RenderContext): Promise<LoadResult> {
	const [stations, channelSchedule] = await Promise.all([contentQueries.signals(), contentQueries.schedule()]);
	const asked = address.path === '/vivo/' ? livePath : address.path;
	const signal = stationAt(stations, asked, livePath);
	if (signal === undefined && asked !== livePath) return { kind: 'missing' };
	const path = signal === undefined ? livePath : stationPageOf(signal, stations);
	const schedule = signal?.schedule ?? (path === livePath ? channelSchedule : undefined);
	const others = stations.filter((station) => station !== signal).map((station) => ({ station, href: stationPageOf(station, stations) }));
	return { kind: 'found', subject: { kind: 'live', name: nameAt(path, signal, brand), path, signal, schedule, others } };
}

const nameAt = (path: string, signal: Signal | undefined, { texts }: Brand): string =>
	signal === undefined || path === livePath ? texts.schedule.liveTitle : signal.title;

function liveMeta(subject: Subject, context: RenderContext): PageMeta {
	if (subject.kind !== 'live') throw new Error(`The live page cannot be about a subject of kind '${subject.kind}'`);
	const { name, signal, path, schedule } = subject;
	const { liveTitle, liveDescription, stationDescriptions } = context.brand.texts.schedule;
	const isBelow = path !== livePath;
	const words = isBelow && signal ? stationDescriptions[signal.kind] : liveDescription;
	const description = fill(words, { station: name, brand: context.brand.name });
	const above = isBelow ? { above: { name: liveTitle, path: livePath } } : {};
	const meta = namedPageMeta({ name, description, path, picture: signal?.picture, ...above }, context);
	const current = schedule && onAirAt(schedule, context.now).current;
	if (current === undefined) return meta;
	const service = { name: isBelow ? name : context.brand.name, path };
	return { ...meta, graphs: [...meta.graphs, { ...broadcastGraph(current, context, service), isLiveBroadcast: true }] };
}
