// The content that views and browsers get: types and schemas, without effects and without Node.

export { collectionInput } from './collection-input.ts';
export type { ContentQueries, ListQuery, ReadPeriod, ResolvedAddress, SearchQuery } from './content-queries.ts';
export type { DataRow, DataText } from './data-desk.ts';
export type { Ad } from './data-documents/ad.ts';
export type { Board, Indicator, Match, MatchSide } from './data-documents/board.ts';
export type { DataSource } from './data-documents/data-source.ts';
export {
	type DistrictCount,
	type Election,
	type ElectionCount,
	type ElectionDistrictId,
	type ElectionId,
	type ElectionOutcome,
	type ElectionParty,
	electionDistrictIds,
	electionIds,
	type PartyVotes,
	type Votes,
} from './data-documents/election.ts';
export type { LegalSection, LegalText, LegalTextId, LegalVersion } from './data-documents/legal-text.ts';
export type { Masthead } from './data-documents/masthead.ts';
export type { Newsletter } from './data-documents/newsletter.ts';
export {
	type CallQuestion,
	type CallState,
	callStateAt,
	callsByState,
	type FileKind,
	fileKinds,
	generalCall,
	type OpenCall,
	pathOfOpenCall,
} from './data-documents/open-call.ts';
export type { Episode, Podcast } from './data-documents/podcast.ts';
export type { CastMember, Chapter, Programme, Season } from './data-documents/programme.ts';
export { type Broadcast, onAirAt, type Schedule, type ScheduleDay } from './data-documents/schedule.ts';
export type { Signal } from './data-documents/signal.ts';
export {
	type CityWeather,
	type LocalTime,
	type Sky,
	type Weather,
	type WeatherAlert,
	type WeatherCity,
	type WeatherCondition,
	type WeatherDay,
	type WeatherHour,
	type WeatherNow,
	weatherConditions,
} from './data-documents/weather.ts';
export {
	type BulkChange,
	type DeskPage,
	type DeskQuery,
	type DeskRow,
	type Effect,
	type NamingWork,
	type PictureUse,
	type Plan,
	type PlanAction,
	planActions,
	type WorkPicture,
	type WorkPicturesPage,
	type WorkState,
	type WorkText,
	type WorkType,
	workStates,
	workTypes,
} from './desk.ts';
export type { Draft } from './draft.ts';
export type { BodyElement, Frame, List, MediaChapter, Sound, Video } from './element.ts';
export { type Fact, factKinds } from './fact.ts';
export { type DocumentId, documentIdSchema, type Purge, type PurgeKey, type SafeHtml } from './ids.ts';
export type { DayCount, DaysQuery, IndexedWork } from './indexed-work.ts';
export { type Menu, type MenuEntry, type MenuNode, type MenuPlace, menuLevels, menuMark } from './menus.ts';
export type { Picture } from './picture.ts';
export { providerNames } from './provider-names.ts';
export type { CorrectedStory, PublicationCounts } from './publication-counts.ts';
export { type PushNotification, pushNotificationSchema } from './push-notification.ts';
export type { RegisteredReaders, RequestHeaders } from './registered-readers.ts';
export { isReservedPath } from './reserved-paths.ts';
export { type SearchPeriod, searchPeriods } from './search-period.ts';
export { type SearchSuggestion, searchSuggestionsSchema } from './search-suggestion.ts';
export type { Author, Collection, Listing, NavigationNode, SearchResult, Section, StoryCount, Tag } from './site.ts';
export type { Badge, Byline, Card, Lead, Link, LiveEntry, Story, StoryKind } from './story.ts';
export type { VideoStory } from './video-story.ts';
