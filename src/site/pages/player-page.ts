import { row } from '../arrangement.ts';
import { stationVideo } from '../blocks/live-signal/station-video.ts';
import { storyUrl } from '../blocks/story-url.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import type { PageMeta } from '../page-meta.ts';
import { idOfPlayerPath, livePlayerPath, stationAt, stationPageOf } from '../player-paths.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { noticeMeta } from './notice-page.ts';
import { absoluteUrl } from './page-urls.ts';
import { storyById } from './story-by-id.ts';

/**
 * `/reproductor/envivo/`, `/reproductor/envivo/{id of a station}/` and `/reproductor/{id of a video story}/`: a page with only a player, for
 * frames on other sites (ROUTE-17).
 */
export const playerPage: PageDefinition = {
	freshFor: 300,
	isEmbed: true,
	load: (context) => (context.address.path.startsWith(livePlayerPath) ? loadSignal(context) : loadVideo(context)),
	arrange: () => [row('brick_full', { block: 'embedded-player' })],
	meta: playerMeta,
};

async function loadSignal(context: RenderContext): Promise<LoadResult> {
	const { address, brand, contentQueries } = context;
	const stations = await contentQueries.signals();
	const signal = stationAt(stations, address.path, livePlayerPath);
	if (signal === undefined) return { kind: 'missing' };
	const url = absoluteUrl(stationPageOf(signal, stations), context);
	return { kind: 'found', subject: { kind: 'player', title: signal.title, video: stationVideo(signal, brand), url } };
}

async function loadVideo(context: RenderContext): Promise<LoadResult> {
	const id = idOfPlayerPath(context.address.path);
	const story = id === undefined ? undefined : await storyById(id, context.contentQueries);
	if (story?.lead.kind !== 'video') return { kind: 'missing' };
	const { video } = story.lead;
	return { kind: 'found', subject: { kind: 'player', title: story.headline, video, url: storyUrl(story, context), story } };
}

/** Search engines index the page of the video instead. */
function playerMeta(subject: Subject, context: RenderContext): PageMeta {
	if (subject.kind !== 'player') return noticeMeta(subject, context);
	const { title, url, story } = subject;
	return {
		title: `${title} | ${context.brand.name}`,
		description: story?.description ?? context.brand.description,
		canonical: url,
		type: 'video.other',
		card: { headline: title },
		noindex: true,
		graphs: [],
	};
}
