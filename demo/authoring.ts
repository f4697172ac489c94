// The schemas of the demo content's source files, from which ANS documents are made.
import * as v from 'valibot';
import { factKinds } from '#content/contract';
import { ages, genders } from './pictures/people.ts';
import { sceneNames } from './pictures/scene.ts';

const picture = v.object({
	scene: v.picklist(sceneNames),
	seed: v.optional(v.number(), 1),
	caption: v.optional(v.string(), ''),
	/** Whom a portrait shows. */
	person: v.optional(v.string()),
	credit: v.optional(v.string()),
	alignment: v.optional(v.picklist(['left', 'right', 'center'])),
});

/** A picture of a story: a scene that is drawn, a seed that varies it, and its words. */
export type AuthoredPicture = v.InferOutput<typeof picture>;

type Words = string | Words[];

const words: v.GenericSchema<Words> = v.union([v.string(), v.array(v.lazy(() => words))]);

const clip = v.object({
	clip: v.number(),
	headline: v.optional(v.string()),
	caption: v.optional(v.string()),
	scene: v.optional(v.picklist(sceneNames)),
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
	v.object({ entry: v.object({ ago: v.string(), title: v.string(), mark: v.optional(v.picklist(['key', 'pinned'])) }) }),
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
	/** The facts of a recipe, a film or a series, by their kinds. */
	facts: v.optional(v.record(v.picklist(factKinds), v.string()), {}),
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

/** Whom an author's portrait shows. */
const sitter = v.object({ gender: v.picklist(genders), age: v.picklist(ages), variant: v.pipe(v.number(), v.integer(), v.minValue(1)) });

const site = v.object({
	sections: v.array(v.object({ id: v.string(), name: v.string(), parent: v.string(), description: v.optional(v.string()), ...orders })),
	links: v.array(v.object({ name: v.string(), url: v.string(), ...orders })),
	authors: v.array(
		v.object({ slug: v.string(), name: v.string(), role: v.string(), bio: v.string(), longBio: v.string(), portrait: sitter }),
	),
	tags: v.array(v.object({ slug: v.string(), text: v.string(), description: v.optional(v.string()) })),
	collections: v.array(v.object({ alias: v.string(), name: v.string(), description: v.optional(v.string()), items: v.array(v.string()) })),
});

/** The sections, links, authors, tags and collections of a brand. */
export type AuthoredSite = v.InferOutput<typeof site>;

/** The schema of `schedule.json`: its source, and the broadcasts of some weekdays as documents have them. */
export const authoredSchedule = v.object({
	source: v.string(),
	week: v.array(v.object({ days: v.array(v.string()), broadcasts: v.array(v.looseObject({ start: v.string() })) })),
});

/** The programme schedule of a brand. */
export type AuthoredSchedule = v.InferOutput<typeof authoredSchedule>;

/** The schema of `signals.json`: the stations of a brand. `stream` is the name of a playlist in `files/`. */
export const authoredSignals = v.array(v.looseObject({ id: v.string(), stream: v.string(), picture: v.optional(picture) }));

/** The stations of a brand. */
export type AuthoredSignals = v.InferOutput<typeof authoredSignals>;

/** The schema of `cities.json`: the cities whose weather a brand shows, in its order. */
export const authoredCities = v.array(
	v.object({
		id: v.string(),
		name: v.string(),
		province: v.string(),
		latitude: v.number(),
		longitude: v.number(),
		time_zone: v.optional(v.string()),
	}),
);

/** The cities of a brand. */
export type AuthoredCities = v.InferOutput<typeof authoredCities>;

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

/** The schema of `podcasts.json`: its source, and the shows in their order. The tags of stories say to which show they belong. */
export const authoredPodcasts = v.object({
	source: v.string(),
	podcasts: v.array(v.looseObject({ slug: v.string(), title: v.string(), picture })),
});

/** The podcasts of a brand. */
export type AuthoredPodcasts = v.InferOutput<typeof authoredPodcasts>;

const authoredSeason = v.looseObject({ chapters: v.array(v.looseObject({ story: v.optional(v.string()) })) });

/** The schema of `programmes.json`: its source, and the programmes with their seasons. `story` is the slug of the story about a chapter. */
export const authoredProgrammes = v.object({
	source: v.string(),
	programmes: v.array(v.looseObject({ slug: v.string(), picture, seasons: v.optional(v.array(authoredSeason), []) })),
});

/** The programmes of a brand. */
export type AuthoredProgrammes = v.InferOutput<typeof authoredProgrammes>;

/** The schema of `masthead.json`: its source, and the members of the document. `{brand}` stands for the name of the brand. */
export const authoredMasthead = v.looseObject({ source: v.string() });

/** The masthead of a brand. */
export type AuthoredMasthead = v.InferOutput<typeof authoredMasthead>;

/** The schema of `newsletters.json`: its source, and the newsletters in their order. */
export const authoredNewsletters = v.object({
	source: v.string(),
	newsletters: v.array(
		v.object({ slug: v.string(), title: v.string(), text: v.string(), schedule: v.string(), section: v.string(), picture }),
	),
});

/** The newsletters of a brand. */
export type AuthoredNewsletters = v.InferOutput<typeof authoredNewsletters>;

/** The schema of `ads.json`: its source, and the ads as documents have them, in their order. */
export const authoredAds = v.object({ source: v.string(), ads: v.array(v.looseObject({ slug: v.string(), title: v.string(), picture })) });

/** The ads of a brand. */
export type AuthoredAds = v.InferOutput<typeof authoredAds>;

/** The schema of `calls.json`: who calls, and the open calls. Days are counted from the day of the demo; the questions are those of the documents. */
export const authoredCalls = v.object({
	source: v.string(),
	calls: v.array(v.looseObject({ slug: v.string(), title: v.string(), opensIn: v.number(), closesIn: v.number(), picture })),
});

/** The open calls of a brand. */
export type AuthoredCalls = v.InferOutput<typeof authoredCalls>;

/** The schema of `boards.json`: its source, and the boards as documents have them. */
export const authoredBoards = v.object({ source: v.string(), boards: v.array(v.looseObject({ id: v.string(), section: v.string() })) });

/** The boards of a brand. */
export type AuthoredBoards = v.InferOutput<typeof authoredBoards>;

/** The schema of `site.json`. */
export const authoredSite = site;
/** The schema of the files in `stories/`. */
export const authoredStories = v.array(story);
