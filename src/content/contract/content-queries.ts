import type { DocumentId, PurgeKey } from './ids.ts';
import type { Author, Collection, Listing, NavigationNode, SearchResult, Section, Tag } from './site.ts';
import type { Card, Story } from './story.ts';

/** What to list: stories that have all of `all`, at least one of `any` and none of `none`. A term is `section:/deportes` (what lies below included), `tag:slug`, `author:slug`, `kind:video`, `type:gallery`, `subtype:live`, `source:staff` or `all`. */
export type ListQuery = {
	readonly all: readonly string[];
	readonly any?: readonly string[];
	readonly none?: readonly string[];
	readonly size: number;
	readonly offset?: number;
	/** Documents to leave out, for lists beside a story or a hero. */
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
 * Reads the published content of one brand for one page. Every call reports what the page then depends on in `keys`;
 * the same call made twice is made once. Nothing that is a draft, under embargo, expired or unpublished comes out (C08).
 */
export type ContentQueries = {
	readonly keys: ReadonlySet<PurgeKey>;
	/** Ids of the works of which only the opening came out, because they are for registered readers. */
	readonly redacted: ReadonlySet<string>;
	/** The purge key of a document itself. */
	keyOf(id: DocumentId): PurgeKey;
	at(path: string): Promise<ResolvedAddress>;
	stories(ids: readonly string[]): Promise<readonly Card[]>;
	/** The newest that fit. */
	list(query: ListQuery): Promise<readonly Card[]>;
	/** The same as one page of a list that tells how long it is, which costs more. */
	listing(query: ListQuery): Promise<Listing>;
	section(id: string): Promise<Section | undefined>;
	sections(): Promise<readonly Section[]>;
	/** A named hierarchy from its root; the very same object as long as the sections stay as they are. */
	navigation(hierarchy: string): Promise<readonly NavigationNode[]>;
	collection(alias: string): Promise<Collection | undefined>;
	collections(): Promise<readonly { readonly alias: string; readonly name: string }[]>;
	tags(): Promise<readonly Tag[]>;
	tag(slug: string): Promise<Tag | undefined>;
	authors(): Promise<readonly Author[]>;
	author(slug: string): Promise<Author | undefined>;
	/** Terms are cut at 200 characters and 10 words. */
	search(query: SearchQuery): Promise<SearchResult>;
	related(story: Story, size: number): Promise<readonly Card[]>;
	mostRead(size: number): Promise<readonly Card[]>;
};
