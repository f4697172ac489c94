// Links of the site map besides sections: services that the brand has, lists of stories, texts about the publisher.
import { electionIds, generalCall, type Link, pathOfOpenCall, type Signal } from '#content/contract';
import { loadDossiers } from '../../blocks/dossiers.ts';
import { stationPageOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { rssPathOf } from '../feed-links.ts';

export async function serviceLinks({ contentQueries, brand: { texts } }: RenderContext): Promise<readonly Link[]> {
	const { schedule, weather, newsletters, podcasts, statistics, video } = texts;
	const [stations, hours, { city }, letters, shows, [filmed], elections, calls] = await Promise.all([
		contentQueries.signals(),
		contentQueries.schedule(),
		contentQueries.weather(),
		contentQueries.newsletters(),
		contentQueries.podcasts(),
		contentQueries.list({ all: [], any: ['section:/videos', 'kind:video', 'kind:video-dark'], size: 1 }),
		Promise.all(electionIds.map((id) => contentQueries.election(id))),
		contentQueries.openCalls(),
	]);
	return [
		...stationLinks(stations, schedule.liveTitle),
		...only(hours, { text: schedule.title, href: '/grilla/' }),
		...only(city, { text: weather.title, href: '/clima/' }),
		...only(filmed, { text: `${video}s`, href: '/videos/' }),
		...only(shows[0], { text: podcasts.title, href: '/podcasts/' }),
		...only(letters[0], { text: newsletters.title, href: '/newsletters/' }),
		...elections.flatMap((election) => (election ? [{ text: election.title, href: `/${election.id}/` }] : [])),
		...only(calls[0], { text: texts.calls.title, href: '/convocatorias/' }),
		...calls.filter(({ slug }) => slug === generalCall).map(({ slug, title }) => ({ text: title, href: pathOfOpenCall(slug) })),
		{ text: texts.mostRead, href: '/los-mas-clickeados/' },
		{ text: statistics.title, href: '/estadisticas/' },
		{ text: texts.rss, href: rssPathOf('/') },
	];
}

/** The newest stories, the indexes of tags, authors and dossiers, and the search. */
export async function listLinks({ contentQueries, brand: { texts } }: RenderContext): Promise<readonly Link[]> {
	const [[tag], [author], [dossier]] = await Promise.all([contentQueries.tags(), contentQueries.authors(), loadDossiers(contentQueries)]);
	return [
		{ text: texts.latestNews, href: '/ultimas-noticias/' },
		...only(tag, { text: texts.tags, href: '/tags/' }),
		...only(author, { text: texts.authors, href: '/autor/' }),
		...only(dossier, { text: texts.collections, href: '/colecciones/' }),
		{ text: texts.searchTitle, href: '/buscar/' },
	];
}

/** Who publishes the site, and under which rules. */
export const aboutLinks = ({ brand: { texts } }: RenderContext): readonly Link[] => [
	{ text: texts.masthead.title, href: '/quienes-somos/' },
	{ text: texts.terms, href: '/terminos-y-condiciones/' },
	{ text: texts.privacy, href: '/proteccion-de-datos-personales/' },
];

/** The pages of live stations; that of the first has the name of the live page. */
const stationLinks = (stations: readonly Signal[], liveTitle: string): readonly Link[] =>
	stations.map((station, place) => ({ text: place === 0 ? liveTitle : station.title, href: stationPageOf(station, stations) }));

const only = (shown: unknown, link: Link): readonly Link[] => (shown === undefined ? [] : [link]);
