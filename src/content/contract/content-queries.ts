import type { Ad } from './data-documents/ad.ts';
import type { Board } from './data-documents/board.ts';
import type { Election, ElectionId } from './data-documents/election.ts';
import type { LegalText, LegalTextId } from './data-documents/legal-text.ts';
import type { Masthead } from './data-documents/masthead.ts';
import type { Newsletter } from './data-documents/newsletter.ts';
import type { OpenCall } from './data-documents/open-call.ts';
import type { Episode, Podcast } from './data-documents/podcast.ts';
import type { Programme } from './data-documents/programme.ts';
import type { Schedule } from './data-documents/schedule.ts';
import type { Signal } from './data-documents/signal.ts';
import type { Weather } from './data-documents/weather.ts';
import type { DocumentId, PurgeKey } from './ids.ts';
import type { DayCount, DaysQuery, IndexedWork } from './indexed-work.ts';
import type { CorrectedStory, PublicationCounts } from './publication-counts.ts';
import type { SearchPeriod } from './search-period.ts';
import type { Author, Collection, Listing, NavigationNode, SearchResult, Section, StoryCount, Tag } from './site.ts';
import type { Card, Story } from './story.ts';
import type { VideoStory } from './video-story.ts';

/**
 * A list of stories: those with all terms of `all`, at least one of `any` and none of `none`. A term is `section:/deportes` (with the
 * sections below it), `tag:slug`, `author:slug`, `kind:live`, `type:gallery`, `subtype:liveblog`, `source:staff`, `note:correction`,
 * `note:noindex`, `canonical:ciudad` (its main address is there, on another brand) or `all`. `type` and `subtype` are words of the document; `kind` is the `StoryKind` that they mean: `kind:live` includes the
 * subtypes `live` and `liveblog`.
 */
export type ListQuery = {
	readonly all: readonly string[];
	readonly any?: readonly string[];
	readonly none?: readonly string[];
	readonly size: number;
	readonly offset?: number;
	/** Ids to leave out, for lists beside a story or a hero. */
	readonly except?: readonly string[];
};

/**
 * A search for one page of results. `page` starts at 1; `section` is the id of a section that narrows the search, `period` the time up to
 * now from which stories are.
 */
export type SearchQuery = {
	readonly terms: string;
	readonly page: number;
	readonly size: number;
	readonly section?: string | undefined;
	readonly period?: SearchPeriod | undefined;
};

/** The time of a ranking of what was read most. */
export type ReadPeriod = 'hour' | 'day' | 'week';

/** What an address of the brand leads to. */
export type ResolvedAddress =
	| { readonly kind: 'story'; readonly story: Story }
	| { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
	| { readonly kind: 'gone' }
	| { readonly kind: 'none' };

/**
 * The queries of one page for the published content of one brand. Every call adds to `keys` what the page then depends on, and a call
 * with the same arguments is made once. Drafts and works that are under embargo, expired or unpublished are never returned (C08).
 */
export type ContentQueries = {
	/** The purge keys of all that was read. */
	readonly keys: ReadonlySet<PurgeKey>;
	/** Ids of the works that were reduced to their excerpt, because they are for registered readers. */
	readonly redacted: ReadonlySet<string>;
	/** The purge key of a work. */
	keyOf(id: DocumentId): PurgeKey;
	/** What an address of the brand leads to. */
	at(path: string): Promise<ResolvedAddress>;
	/** The cards of works by their ids, in that order; works that are not visible are left out. */
	cards(ids: readonly string[]): Promise<readonly Card[]>;
	/** Works as everybody may read them, by their ids and in no order; works that are not visible are left out. At most 50. */
	stories(ids: readonly string[]): Promise<readonly Story[]>;
	/** The newest stories of a list. */
	list(query: ListQuery): Promise<readonly Card[]>;
	/** One page of a list with the length of the list, which costs more than `list`. */
	listing(query: ListQuery): Promise<Listing>;
	/** How many stories the list of each term has. Publications do not purge a page for its counts. */
	storyCounts(terms: readonly string[]): Promise<readonly StoryCount[]>;
	section(id: string): Promise<Section | undefined>;
	sections(): Promise<readonly Section[]>;
	/** A named hierarchy from its root. The same object as long as no section changes. */
	navigation(hierarchy: string): Promise<readonly NavigationNode[]>;
	collection(alias: string): Promise<Collection | undefined>;
	collections(): Promise<readonly { readonly alias: string; readonly name: string }[]>;
	tags(): Promise<readonly Tag[]>;
	tag(slug: string): Promise<Tag | undefined>;
	authors(): Promise<readonly Author[]>;
	author(slug: string): Promise<Author | undefined>;
	/** Terms are cut at 200 characters and 10 words. */
	search(query: SearchQuery): Promise<SearchResult>;
	/** What to read after a story. */
	related(story: Story, size: number): Promise<readonly Card[]>;
	/** What the channel broadcasts in seven days, today first. */
	schedule(): Promise<Schedule | undefined>;
	/** The stations of the channel: those of television first, then by their ids. The first one is the channel itself. */
	signals(): Promise<readonly Signal[]>;
	/** The terms of use, or the text on personal data, as they are in force today. */
	legalText(id: LegalTextId): Promise<LegalText | undefined>;
	/** The podcasts of the brand, in their order. */
	podcasts(): Promise<readonly Podcast[]>;
	/** The newest episodes of a podcast by its slug. */
	episodes(show: string, size: number): Promise<readonly Episode[]>;
	/** The programme whose page is that of a section, by the section's id. */
	programme(section: string): Promise<Programme | undefined>;
	/** The newest videos that can be played here; at most `size`. */
	videoStories(size: number): Promise<readonly VideoStory[]>;
	/** The works of some days that search engines may index here. */
	indexedWorks(query: DaysQuery): Promise<readonly IndexedWork[]>;
	/** The days on which works were displayed, the last first. */
	indexedDays(): Promise<readonly DayCount[]>;
	/** Who publishes the site; undefined when the brand does not say so. */
	masthead(): Promise<Masthead | undefined>;
	/** The cities of the brand and the weather of one, by its id; default: the first. */
	weather(city?: string): Promise<Weather>;
	/** How many works were published in the last four weeks. */
	publicationCounts(): Promise<PublicationCounts>;
	/** The newest works that the newsroom corrected or clarified. */
	corrections(size: number): Promise<readonly CorrectedStory[]>;
	/** An election as it is counted now. */
	election(id: ElectionId): Promise<Election | undefined>;
	/** The works that were read most; reads lose weight with time. Fewer than `size` where few were read, and none below thirty reads. */
	mostRead(size: number, period: ReadPeriod): Promise<readonly Card[]>;
	/** The figures that the cover of a section shows, by the section's id. */
	boards(section: string): Promise<readonly Board[]>;
	/** What ad slots show of the brand's own inventory, in its order. */
	ads(): Promise<readonly Ad[]>;
	/** The newsletters that readers can subscribe to, in their order. */
	newsletters(): Promise<readonly Newsletter[]>;
	/** The calls for participants, open or not, in their order. */
	openCalls(): Promise<readonly OpenCall[]>;
};
