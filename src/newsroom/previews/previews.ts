import type { Brand } from '#brands';
import type { Draft } from '#content/contract';

/** Previews of stories that readers cannot see yet. The program implements them with `content` and `site`. */
export type Previews = {
	/** The drafts of a brand, the latest first. */
	drafts(brand: Brand): Promise<readonly Draft[]>;
	/** The id of the story at an address of the brand. */
	idAt(brand: Brand, address: string): Promise<string | undefined>;
	/** The page of the newest version of a story, with its headers; undefined when the brand has no such story. */
	page(brand: Brand, id: string): Promise<{ readonly body: string; readonly headers: Readonly<Record<string, string>> } | undefined>;
};
