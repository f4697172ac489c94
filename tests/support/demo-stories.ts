import * as v from 'valibot';
import type { BrandId } from '#brands';

/** The kinds of stories that readers can distinguish. A long read with a cover is a kind of its own (STORY-05). */
export const demoKinds = ['article', 'video', 'video_dark', 'live', 'longform', 'longform_cover', 'newsletter', 'gallery'] as const;

export type DemoKind = (typeof demoKinds)[number];

/** A demo story, read from the content API. */
export type DemoStory = {
	readonly path: string;
	readonly kind: string;
	readonly headline: string;
	/** The types of the elements in its body. */
	readonly elements: ReadonlySet<string>;
};

const row = v.object({
	type: v.string(),
	subtype: v.optional(v.string()),
	website_url: v.string(),
	headlines: v.object({ basic: v.string() }),
	promo_items: v.optional(v.record(v.string(), v.unknown()), {}),
	content_elements: v.optional(v.array(v.object({ type: v.string() })), []),
});

const answer = v.object({ content_elements: v.array(row) });

/** Requests a path of a brand's site. */
type Get = (brand: BrandId, path: string) => Promise<{ readonly body: string }>;

/** All stories of a brand, the newest first. */
export async function demoStories(brand: BrandId, get: Get): Promise<readonly DemoStory[]> {
	const query = encodeURIComponent(JSON.stringify({ size: 100 }));
	const { body } = await get(brand, `/pf/api/v3/content/fetch/content-feed?query=${query}`);
	return v.parse(answer, JSON.parse(body)).content_elements.map((found) => ({
		path: found.website_url,
		kind: kindOf(found),
		headline: found.headlines.basic,
		elements: new Set(found.content_elements.map(({ type }) => type)),
	}));
}

function kindOf({ type, subtype, promo_items }: v.InferOutput<typeof row>): string {
	if (subtype === 'longform' && 'cover' in promo_items) return 'longform_cover';
	if (type === 'gallery') return type;
	return subtype ?? (type === 'story' ? 'article' : type);
}

/** The newest story of a kind; throws when the demo has none. */
export function storyOf(stories: readonly DemoStory[], kind: DemoKind): DemoStory {
	const found = stories.find((story) => story.kind === kind);
	if (found === undefined) throw new Error(`the demo has no ${kind}`);
	return found;
}

/** The story with the most types of elements in its body. */
export function richestOf(stories: readonly DemoStory[]): DemoStory {
	const [richest] = stories.toSorted((a, b) => b.elements.size - a.elements.size);
	if (richest === undefined) throw new Error('the demo has no stories');
	return richest;
}
