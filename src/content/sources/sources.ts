import { alertBar, collections } from './collections.ts';
import { contentApi } from './content-api.ts';
import { mostReadSource } from './most-read.ts';
import { authorApi, tagsApi } from './people-and-tags.ts';
import { resizeImageApi, signingService } from './pictures.ts';
import { pushNotifications } from './push-notifications.ts';
import { relatedContent } from './related-content.ts';
import { searchApi } from './search-api.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { sectionService, siteServiceHierarchy, sitesApi } from './sites-api.ts';
import type { Source } from './source.ts';
import { contentFeed, storyFeedAuthor, storyFeedQuery, storyFeedSections, storyFeedTag } from './story-feeds.ts';
import { unpublished } from './unpublished.ts';

/** The content sources by name (content API, b.2 and b.3). */
export const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
	['alert-bar-collections', alertBar],
	['author-api', authorApi],
	['collections', collections],
	['content-api', contentApi],
	['content-api-collections', collections],
	['content-api-gallery', contentApi],
	['content-api-unpublished', unpublished],
	['content-api-video', contentApi],
	['content-feed', contentFeed],
	['most-read', mostReadSource],
	['push-notifications', pushNotifications],
	['related-content', relatedContent],
	['resize-image-api', resizeImageApi],
	['search-api', searchApi],
	['search-suggestions', searchSuggestions],
	['section-service', sectionService],
	['signing-service', signingService],
	['site-service-hierarchy', siteServiceHierarchy],
	['sites-api', sitesApi],
	['story-feed-author', storyFeedAuthor],
	['story-feed-query', storyFeedQuery],
	['story-feed-sections', storyFeedSections],
	['story-feed-tag', storyFeedTag],
	['tags-api', tagsApi],
	['unpublished', unpublished],
]);
