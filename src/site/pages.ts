import type { PageDefinition } from './page-definition.ts';
import type { PageType } from './page-type.ts';
import { accountPage } from './pages/account-page.ts';
import { authorPage } from './pages/author-page.ts';
import { collectionPage } from './pages/collection-page.ts';
import { coverPage } from './pages/cover-page.ts';
import { electionPage } from './pages/data-pages/election-page.ts';
import { privacyPage, termsPage } from './pages/data-pages/legal-page.ts';
import { livePage } from './pages/data-pages/live-page.ts';
import { mastheadPage } from './pages/data-pages/masthead-page.ts';
import { schedulePage } from './pages/data-pages/schedule-page.ts';
import { statisticsPage } from './pages/data-pages/statistics-page.ts';
import { weatherPage } from './pages/data-pages/weather-page.ts';
import { forYouPage, historyPage, savedPage } from './pages/kept-pages.ts';
import { podcastsPage, videosPage } from './pages/media-pages.ts';
import { newsletterPage } from './pages/newsletters/newsletter-page.ts';
import { newslettersPage } from './pages/newsletters/newsletters-page.ts';
import { offlinePage } from './pages/offline-page.ts';
import { generalOpenCallPage } from './pages/open-calls/general-open-call-page.ts';
import { openCallPage } from './pages/open-calls/open-call-page.ts';
import { openCallsPage } from './pages/open-calls/open-calls-page.ts';
import { playerPage } from './pages/player-page.ts';
import { podcastPage } from './pages/podcasts/podcast-page.ts';
import { searchPage } from './pages/search-page.ts';
import { chaptersPage, programsPage, sectionPage } from './pages/section-page.ts';
import { siteMapPage } from './pages/site-map/site-map-page.ts';
import { storyPage } from './pages/story-page.ts';
import { tagPage } from './pages/tag-page.ts';
import { videoFeedPage } from './pages/video-feed-page.ts';

/** The definition of each page type. */
export const pages: Readonly<Record<PageType, PageDefinition>> = {
	cover: coverPage,
	section: sectionPage,
	programs: programsPage,
	chapters: chaptersPage,
	story: storyPage,
	tag: tagPage,
	author: authorPage,
	collection: collectionPage,
	search: searchPage,
	videos: videosPage,
	video_feed: videoFeedPage,
	podcasts: podcastsPage,
	podcast: podcastPage,
	site_map: siteMapPage,
	live: livePage,
	weather: weatherPage,
	terms: termsPage,
	privacy: privacyPage,
	newsletters: newslettersPage,
	newsletter: newsletterPage,
	elections: electionPage,
	candidates: generalOpenCallPage,
	calls: openCallsPage,
	call: openCallPage,
	masthead: mastheadPage,
	statistics: statisticsPage,
	schedule: schedulePage,
	for_you: forYouPage,
	saved: savedPage,
	history: historyPage,
	player: playerPage,
	offline: offlinePage,
	users_registration: accountPage,
};
