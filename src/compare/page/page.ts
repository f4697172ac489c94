import * as v from 'valibot';

/** The main object of a page's JSON-LD, such as the NewsArticle. Dates are as written; names are in their order. */
const mainObjectSchema = v.object({
	type: v.string(),
	headline: v.string(),
	datePublished: v.string(),
	authors: v.array(v.string()),
	hasImage: v.boolean(),
});

/** The facts that are stored of a page. Texts are decoded, with single spaces, and empty if the page has none; addresses are absolute. */
export const pageSchema = v.object({
	title: v.string(),
	description: v.string(),
	heading: v.string(),
	language: v.string(),
	canonical: v.string(),
	/** The contents of all `robots` metas, with commas between. */
	robots: v.string(),
	/** `og:` and `twitter:` properties by name; the first of each. */
	sharing: v.record(v.string(), v.string()),
	/** Languages of `hreflang` alternates. */
	languages: v.array(v.string()),
	ampPage: v.string(),
	jsonLd: v.object({ types: v.array(v.string()), broken: v.number(), main: v.optional(mainObjectSchema) }),
	/** The first words of the story, about sixty. */
	firstWords: v.string(),
	/** Addresses of the page’s links, each once. */
	links: v.array(v.string()),
	/** Addresses of the pictures of the story, without those of teasers. */
	pictures: v.array(v.string()),
});

export type PageFacts = v.InferOutput<typeof pageSchema>;
export type MainObject = v.InferOutput<typeof mainObjectSchema>;

/** A page as it was just read: `text` is all text that readers can see. */
export type Page = PageFacts & { readonly text: string };
