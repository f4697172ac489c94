// Builds the Site object: cached pages (page-handlers.ts), plus refusal pages, previews, account pages and the block gallery.
import { type Brand, brandList } from '#brands';
import type { ContentQueries, Story } from '#content/contract';
import { hostNameOf } from '#platform/http/host-name';
import type { RefusalBody } from '#platform/http-server';
import { hrefIn, type Output, splitOutput } from './address.ts';
import type { StoryRows } from './islands/keeping/story-rows.ts';
import { LiveStories } from './live-stories/live-stories.ts';
import { adFrameAt } from './outputs/frames/ad-frame-at.ts';
import { commentsFrame } from './outputs/frames/comments-frame.ts';
import type { FrameDocument } from './outputs/frames/frame-document.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { createPageHandlers, type PageHandlers, type PageHandlersOptions } from './page-handlers.ts';
import { createRefusalPages } from './refusals/refusal-pages.ts';
import { type RawFrame, rawFrameDocument } from './render/raw-frame-document.ts';
import { renderAccountPage } from './render/render-account-page.ts';
import { renderOpenCallPage } from './render/render-open-call-page.ts';
import { renderContextFor } from './render/render-options.ts';
import { type Preview, renderPreview, renderPreviewAt } from './render/render-preview.ts';
import { type RowsQuery, renderStoryRows } from './story-rows/render-story-rows.tsx';
import type { AccountPageData, OpenCallPageData } from './subject.ts';

/** The pages of all brands, for the routes that send them. */
export type Site = PageHandlers & {
	/** The page about a refusal with this HTTP status, in the branding of the host; it loads nothing else. */
	refusalPage(host: string, status: number): RefusalBody;
	/** Renders a story for the newsroom in an output, published or not. */
	preview(brand: Brand, story: Story, output?: Output): Promise<Preview>;
	/** Renders the page at a path for the newsroom, from what the queries find; undefined where the path leads to another page. */
	previewAt(brand: Brand, path: string, contentQueries: ContentQueries): Promise<Preview | undefined>;
	/** The document of an element of raw HTML in a story, published or not; undefined when the story has no such element. */
	rawFrame(brand: Brand, story: Story, elementId: string): RawFrame | undefined;
	/** Renders an account page for one reader; it must not be cached. Throws for a host of no brand. */
	accountPage(host: string, path: string, data: AccountPageData): Promise<RenderedPage>;
	/** Renders the page of an open call for one reader, who posted its form; it must not be cached. Undefined when there is no such call. */
	openCallPage(host: string, path: string, data: OpenCallPageData): Promise<RenderedPage | undefined>;
	/** The rows of stories, for lists that the browser makes; undefined for a host of no brand. */
	storyRows(host: string, query: RowsQuery): Promise<StoryRows | undefined>;
	/** The document of an ad service's frame for a place on the pages of the host's brand; undefined where none fills it. */
	adFrame(host: string, place: string): FrameDocument | undefined;
	/** The document of the frame of a brand's comments; undefined on any host but that of the frame, and for a brand without comments. */
	commentsFrame(host: string, brandId: string): FrameDocument | undefined;
	/** The live stories that readers follow. */
	readonly liveStories: LiveStories;
	/** Renders the block gallery in the branding of the host: all samples of all blocks, or the named ones; undefined for an unknown host. */
	gallery(host: string, names: GalleryNames): Promise<string | undefined>;
};

type GalleryNames = { readonly block?: string; readonly sample?: string };

/** Creates the site: every page of every brand, from the page cache or rendered. */
export function createSite(options: PageHandlersOptions): Site {
	const { brandOf, assets } = options;
	const refusalPages = createRefusalPages();
	const contextOf = (brand: Brand, path: string, isRegistered = false) =>
		renderContextFor({ brand, ...splitOutput(path), page: 1 }, options, isRegistered);
	return {
		...createPageHandlers(options),
		refusalPage: (host, status) => refusalPages(brandOf(host), status),
		// Not from the cache: a page that is not in the cache cannot be sent to anybody else.
		preview: (brand, story, output = 'html') => renderPreview(story, contextOf(brand, hrefIn(output, story.href), true), assets),
		previewAt: (brand, path, contentQueries) => renderPreviewAt({ ...contextOf(brand, path), contentQueries }, assets),
		rawFrame: (brand, story, elementId) => rawFrameDocument(story, elementId, brand),
		async accountPage(host, path, data) {
			const brand = brandOf(host);
			if (brand === undefined) throw new Error(`No brand has the host ${host}, so it has no account page`);
			return renderAccountPage(contextOf(brand, path), data, assets);
		},
		async openCallPage(host, path, data) {
			const brand = brandOf(host);
			return brand && renderOpenCallPage(contextOf(brand, path), data, assets);
		},
		async storyRows(host, query) {
			const brand = brandOf(host);
			return brand && renderStoryRows(query, contextOf(brand, '/'));
		},
		adFrame(host, place) {
			const brand = brandOf(host);
			return brand && adFrameAt(place, brand, options.adServices?.get(brand.id));
		},
		commentsFrame(host, brandId) {
			const brand = brandList.find(({ id }) => id === brandId);
			const service = options.comments?.get(brandId);
			const isAtItsHost = service !== undefined && new URL(service.frame).hostname === hostNameOf(host);
			return brand && isAtItsHost ? commentsFrame(service, brand, options.origins[brand.id]) : undefined;
		},
		liveStories: new LiveStories(options),
		async gallery(host, names) {
			const brand = brandOf(host);
			if (brand === undefined) return undefined;
			// Loaded on demand: only developers open the gallery.
			const { renderGallery } = await import('./block-gallery/gallery.tsx');
			return renderGallery({ context: contextOf(brand, '/'), assets, ...names });
		},
	};
}
