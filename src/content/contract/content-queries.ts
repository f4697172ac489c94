import type { DocumentId, PurgeKey } from './ids.ts';
import type { LegalText, LegalTextId } from './legal-text.ts';
import type { Schedule } from './schedule.ts';
import type { Signal } from './signal.ts';
import type { Author, Collection, Listing, NavigationNode, SearchResult, Section, Tag } from './site.ts';
import type { Card, Story } from './story.ts';

/**
 * A list of stories: those with all terms of `all`, at least one of `any` and none of `none`. A term is `section:/deportes` (with the
 * sections below it), `tag:slug`, `author:slug`, `kind:live`, `type:gallery`, `subtype:liveblog`, `source:staff` or `all`. `type` and
 * `subtype` are words of the document; `kind` is the `StoryKind` that they mean: `kind:live` includes the subtypes `live` and `liveblog`.
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

/** A search for one page of results. `page` starts at 1; `section` is the id of a section that narrows the search. */
export type SearchQuery = { readonly terms: string; readonly page: number; readonly size: number; readonly section?: string | undefined };

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
	stories(ids: readonly string[]): Promise<readonly Card[]>;
	/** The newest stories of a list. */
	list(query: ListQuery): Promise<readonly Card[]>;
	/** One page of a list with the length of the list, which costs more than `list`. */
	listing(query: ListQuery): Promise<Listing>;
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
	/** Where the channel can be watched live. */
	signal(): Promise<Signal | undefined>;
	/** The terms of use, or the text on personal data, as they are in force today. */
	legalText(id: LegalTextId): Promise<LegalText | undefined>;
	/** The works that were read most in the last day. */
	mostRead(size: number): Promise<readonly Card[]>;
};
