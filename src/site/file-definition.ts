import type { RenderContext } from './render-context.ts';

/** A file as it is sent: its media type and its text or bytes. */
export type MadeFile = { readonly contentType: string; readonly body: string | Uint8Array };

/** A file for programs, such as a feed. It is cached and purged like a page. */
export type FileDefinition = {
	/** How long caches may serve the file without asking for it again, in seconds. */
	readonly freshFor: number;
	/** Makes the file of an address from the content as it is now; undefined when there is none. */
	make(context: RenderContext): Promise<MadeFile | undefined>;
};
