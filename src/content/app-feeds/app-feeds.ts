// The feeds that the mobile SDKs of Arc XP ask for (decision 36), as sources with a query of their address.
import * as v from 'valibot';
import { objectsAt } from '../ans/json.ts';
import { storyRows } from '../read/cards-by-id.ts';
import type { QueryContext } from '../read/query-context.ts';
import { searchRows } from '../search/search.ts';
import { name, offset, size, text } from '../sources/parameters.ts';
import { sitesApi } from '../sources/sites-api.ts';
import { type Source, source } from '../sources/source.ts';
import type { PictureAddress } from './app-context.ts';
import { list } from './fields.ts';
import { appSection } from './section.ts';
import { collectionOrSection, type Extent, worksForApps } from './works-for-apps.ts';

/** Both SDKs ask for at most 20 works. */
const page = { from: offset, size: size(20, 20) };

/** `about` is the part of the address behind the name of the feed, without slashes at its ends. */
const about = v.object({ about: name });

/** The feeds by their names below `/arc/outboundfeeds/`. */
export const appFeeds = (pictureAddress: PictureAddress): ReadonlyMap<string, Source> =>
	new Map<string, Source>([
		['article', article(pictureAddress)],
		['collection', collection(pictureAddress, 'short')],
		['collection-full', collection(pictureAddress, 'whole')],
		['search', search(pictureAddress)],
		['searchVideo', search(pictureAddress, 'video')],
		['navigation', navigation],
	]);

const article = (pictureAddress: PictureAddress): Source =>
	source({
		query: v.object({ _id: name }),
		ttl: 300,
		async fetch(context, { _id }) {
			const rows = await storyRows(context, [_id]);
			return (await worksForApps(context, rows, { extent: 'whole', pictureAddress }))[0];
		},
	});

const collection = (pictureAddress: PictureAddress, extent: Extent): Source =>
	source({
		query: v.object({ ...about.entries, ...page }),
		ttl: 300,
		async fetch(context, { about: alias, ...which }) {
			const works = await worksForApps(context, await collectionOrSection(context, alias, which), { extent, pictureAddress });
			return works.length === 0 && which.from === 0 ? undefined : works;
		},
	});

/** The terms are separated by commas, as the SDKs join them. */
const search = (pictureAddress: PictureAddress, type?: 'video'): Source =>
	source({
		query: v.object({ about: text, ...page }),
		ttl: 120,
		async fetch(context, { about: terms, from, size: count }) {
			const { rows } = await searchRows(context, { terms: terms.replaceAll(/[,-]/g, ' '), offset: from, size: count, type });
			return worksForApps(context, rows, { extent: 'short', pictureAddress });
		},
	});

/** A list of the nodes below the root; no answer for a hierarchy without any. */
const navigation = source({
	query: about,
	ttl: 300,
	async fetch(context: QueryContext, { about: hierarchy }) {
		const root = await sitesApi.fetch(context, { hierarchy, size: 1_000 });
		const sections = v.parse(list(appSection), objectsAt(root, 'children'));
		return sections?.length === 0 ? undefined : sections;
	},
});
