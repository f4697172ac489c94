import type { PageDefinition } from './page-definition.ts';
import type { PageType } from './page-type.ts';
import { accountPage } from './pages/account-page.ts';
import { authorPage } from './pages/author-page.ts';
import { collectionPage } from './pages/collection-page.ts';
import { coverPage } from './pages/cover-page.ts';
import { privacyPage, termsPage } from './pages/legal-page.ts';
import { livePage } from './pages/live-page.ts';
import { podcastsPage, videosPage } from './pages/media-pages.ts';
import { noticePage } from './pages/notice-page.ts';
import { schedulePage } from './pages/schedule-page.ts';
import { searchPage } from './pages/search-page.ts';
import { chaptersPage, programsPage, sectionPage } from './pages/section-page.ts';
import { siteMapPage } from './pages/site-map-page.ts';
import { storyPage } from './pages/story-page.ts';
import { tagPage } from './pages/tag-page.ts';

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
	podcasts: podcastsPage,
	site_map: siteMapPage,
	live: livePage,
	weather: noticePage,
	terms: termsPage,
	privacy: privacyPage,
	newsletters: noticePage,
	elections: noticePage,
	candidates: noticePage,
	calls: noticePage,
	statistics: noticePage,
	schedule: schedulePage,
	player: noticePage,
	users_registration: accountPage,
};
