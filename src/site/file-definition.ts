import type { RenderContext } from './render-context.ts';

/** A file for programs, such as a feed, made from content. It is cached and purged like a page. */
export type FileDefinition = {
	/** How long caches may serve the file without asking for it again, in seconds. */
	readonly freshFor: number;
	/** The media type and the text of the file at an address; undefined when there is none. */
	make(context: RenderContext): Promise<{ readonly contentType: string; readonly body: string } | undefined>;
};
