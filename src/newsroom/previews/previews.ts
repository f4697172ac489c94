import type { Brand } from '#brands';
import type { Draft } from '#content/contract';

/** What staff see of stories that readers may not see yet. Whoever keeps the stories and whoever makes the pages do it. */
export type Previews = {
	/** The drafts of a brand, the last to come first. */
	drafts(brand: Brand): Promise<readonly Draft[]>;
	/** The id of the story at an address of the brand. */
	idAt(brand: Brand, address: string): Promise<string | undefined>;
	/** The newest text of a story as its page would show it, with the headers that go with it; undefined for none of the brand's. */
	page(brand: Brand, id: string): Promise<{ readonly body: string; readonly headers: Readonly<Record<string, string>> } | undefined>;
};
