// The schemas of the demo content's source files, from which ANS documents are made (see docs/how-to/demo-content.md).
import * as v from 'valibot';

const picture = v.object({
	scene: v.string(),
	seed: v.optional(v.number(), 1),
	caption: v.optional(v.string(), ''),
	credit: v.optional(v.string()),
	alt: v.optional(v.string(), ''),
	alignment: v.optional(v.picklist(['left', 'right', 'center'])),
});

/** A picture of a story: a scene that is drawn, a seed that varies it, and its words. */
export type AuthoredPicture = v.InferOutput<typeof picture>;

type Words = string | Words[];

const words: v.GenericSchema<Words> = v.union([v.string(), v.array(v.lazy(() => words))]);

const clip = v.object({
	clip: v.number(),
	seconds: v.number(),
	headline: v.optional(v.string()),
	caption: v.optional(v.string()),
	scene: v.optional(v.string()),
});

const link = v.object({ text: v.string(), to: v.string() });

const plainElement = v.union([
	v.string(),
	v.object({ header: v.string(), level: v.optional(v.number(), 2) }),
	v.object({ quote: v.string(), by: v.optional(v.string()) }),
	v.object({ pullquote: v.string(), by: v.optional(v.string()) }),
	v.object({ list: v.array(words), ordered: v.optional(v.boolean(), false) }),
	v.object({ table: v.object({ header: v.array(v.string()), rows: v.array(v.array(v.string())) }) }),
	v.object({ image: picture }),
	v.object({ gallery: v.object({ headline: v.optional(v.string()), images: v.array(picture) }) }),
	v.object({ video: clip }),
	v.object({ audio: v.object({ headline: v.string(), caption: v.optional(v.string()) }) }),
	v.object({ link: v.object({ ...link.entries, picture: v.optional(v.boolean(), false) }) }),
	v.object({ links: v.object({ title: v.string(), items: v.array(link) }) }),
	v.object({ correction: v.picklist(['correction', 'clarification']), text: v.string() }),
	v.object({ endorsement: v.string() }),
	v.object({ rating: v.object({ value: v.number(), max: v.number(), units: v.string() }) }),
	v.object({ divider: v.literal(true) }),
	v.object({ code: v.object({ language: v.string(), content: v.string() }) }),
	v.object({ html: v.string() }),
	v.object({ oembed: v.object({ provider: v.string(), url: v.string(), title: v.optional(v.string()), author: v.optional(v.string()) }) }),
	v.object({ embed: v.object({ subtype: v.string(), config: v.record(v.string(), v.unknown()) }) }),
	v.object({ entry: v.object({ ago: v.string(), title: v.string() }) }),
]);

/** An element of a story's body; a string is a paragraph. */
export type AuthoredElement = v.InferOutput<typeof plainElement> | { group: AuthoredElement[] };

const element: v.GenericSchema<unknown, AuthoredElement> = v.union([v.object({ group: v.array(v.lazy(() => element)) }), plainElement]);

const story = v.object({
	slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
	type: v.optional(v.picklist(['story', 'video', 'gallery']), 'story'),
	subtype: v.optional(v.picklist(['article', 'video', 'video_dark', 'live', 'longform', 'newsletter', 'gallery'])),
	section: v.string(),
	sections: v.optional(v.array(v.string()), []),
	headline: v.string(),
	mobile: v.optional(v.string()),
	subheadline: v.string(),
	kicker: v.optional(v.string()),
	authors: v.optional(v.array(v.string()), []),
	source: v.optional(v.picklist(['staff', 'wires']), 'staff'),
	age: v.string(),
	tags: v.optional(v.array(v.string()), []),
	marquee: v.optional(v.string()),
	picture,
	cover: v.optional(picture),
	location: v.optional(v.string()),
	video: v.optional(clip),
	sponsored: v.optional(v.string()),
	forRegistered: v.optional(v.boolean(), false),
	related: v.optional(v.array(v.string()), []),
	body: v.array(element),
});

/** A story, video or gallery of a brand. */
export type AuthoredStory = v.InferOutput<typeof story>;

const orders = { primary: v.optional(v.number()), hamburger: v.optional(v.number()), footermenu1: v.optional(v.number()) };

const site = v.object({
	sections: v.array(v.object({ id: v.string(), name: v.string(), parent: v.string(), description: v.optional(v.string()), ...orders })),
	links: v.array(v.object({ name: v.string(), url: v.string(), ...orders })),
	authors: v.array(
		v.object({ slug: v.string(), name: v.string(), role: v.string(), bio: v.string(), longBio: v.string(), portrait: v.number() }),
	),
	tags: v.array(v.object({ slug: v.string(), text: v.string(), description: v.optional(v.string()) })),
	collections: v.array(v.object({ alias: v.string(), name: v.string(), description: v.optional(v.string()), items: v.array(v.string()) })),
});

/** The sections, links, authors, tags and collections of a brand. */
export type AuthoredSite = v.InferOutput<typeof site>;

/** The schema of `schedule.json`: who says so, and the broadcasts of some weekdays as documents have them. */
export const authoredSchedule = v.object({
	source: v.string(),
	week: v.array(v.object({ days: v.array(v.string()), broadcasts: v.array(v.looseObject({ start: v.string() })) })),
});

/** The programme schedule of a brand. */
export type AuthoredSchedule = v.InferOutput<typeof authoredSchedule>;

/** The schema of the files in `legal/`: a legal text with its versions as documents have them. It was revised on the day `updated`. */
export const authoredLegalText = v.object({
	id: v.string(),
	title: v.string(),
	source: v.string(),
	updated: v.pipe(v.string(), v.isoDate()),
	versions: v.array(v.looseObject({ since: v.string() })),
});

/** The terms of use or the text on personal data. `{brand}` stands for the name of a brand. */
export type AuthoredLegalText = v.InferOutput<typeof authoredLegalText>;

/** The schema of `site.json`. */
export const authoredSite = site;
/** The schema of the files in `stories/`. */
export const authoredStories = v.array(story);
