// The content that views and browsers get: types and schemas, without effects and without Node.

export { collectionInput } from './collection-input.ts';
export type { ContentQueries, ListQuery, ResolvedAddress, SearchQuery } from './content-queries.ts';
export type { Draft } from './draft.ts';
export type { BodyElement, Frame, List, Video } from './element.ts';
export { type DocumentId, documentIdSchema, type Purge, type PurgeKey, type SafeHtml } from './ids.ts';
export type { LegalSection, LegalText, LegalTextId, LegalVersion } from './legal-text.ts';
export type { Picture } from './picture.ts';
export { providerNames } from './provider-names.ts';
export { type PushNotification, pushNotificationSchema } from './push-notification.ts';
export type { RegisteredReaders, RequestHeaders } from './registered-readers.ts';
export { isReservedPath } from './reserved-paths.ts';
export { type Broadcast, type DataSource, onAirAt, type Schedule, type ScheduleDay } from './schedule.ts';
export type { Signal } from './signal.ts';
export type { Author, Collection, Listing, NavigationNode, SearchResult, Section, Tag } from './site.ts';
export type { Badge, Byline, Card, Lead, Link, LiveEntry, Story, StoryKind } from './story.ts';
