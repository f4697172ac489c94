// The fields that Google's documentation of structured data requires of each type that pages have, and those without which a type says nothing.
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const time = v.pipe(v.string(), v.isoTimestamp());
const duration = v.pipe(v.string(), v.regex(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/));
const several = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));
const headline = v.pipe(text, v.maxLength(110));

const organization = v.looseObject({
	'@type': v.literal('NewsMediaOrganization'),
	name: text,
	url,
	logo: v.looseObject({ '@type': v.literal('ImageObject'), url }),
	sameAs: v.array(url),
});
const person = v.looseObject({ '@type': v.literal('Person'), name: text, url: v.optional(url) });
const author = v.union([organization, several(person)]);

const article = {
	headline,
	image: several(url),
	datePublished: time,
	dateModified: time,
	author,
	publisher: organization,
	mainEntityOfPage: url,
	isAccessibleForFree: v.boolean(),
	correction: v.optional(several(v.looseObject({ '@type': v.literal('CorrectionComment'), text }))),
};

const post = v.looseObject({ '@type': v.literal('BlogPosting'), headline, datePublished: time, articleBody: v.string(), url });

const broadcast = {
	name: text,
	isLiveBroadcast: v.boolean(),
	startDate: time,
	endDate: time,
	publishedOn: v.looseObject({ '@type': v.literal('BroadcastService'), name: text }),
};

const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The required fields of each schema.org type, by its name. */
const types: Readonly<Record<string, v.GenericSchema>> = {
	NewsArticle: v.looseObject(article),
	ImageGallery: v.looseObject({
		...article,
		associatedMedia: several(v.looseObject({ '@type': v.literal('ImageObject'), contentUrl: url })),
	}),
	LiveBlogPosting: v.looseObject({ ...article, coverageStartTime: time, coverageEndTime: time, liveBlogUpdate: v.array(post) }),
	VideoObject: v.looseObject({
		name: text,
		description: text,
		thumbnailUrl: several(url),
		uploadDate: time,
		duration: v.optional(duration),
		contentUrl: v.optional(url),
		embedUrl: v.optional(url),
	}),
	Review: v.looseObject({
		author,
		itemReviewed: v.looseObject({ name: text }),
		reviewRating: v.looseObject({ ratingValue: v.number(), bestRating: v.number(), worstRating: v.number() }),
	}),
	Recipe: v.looseObject({
		name: text,
		image: several(url),
		author,
		datePublished: time,
		recipeYield: text,
		totalTime: v.optional(duration),
		recipeIngredient: v.optional(several(text)),
		recipeInstructions: v.optional(several(v.looseObject({ '@type': v.literal('HowToStep'), text }))),
	}),
	BreadcrumbList: v.looseObject({
		itemListElement: several(v.looseObject({ '@type': v.literal('ListItem'), position, name: text, item: url })),
	}),
	NewsMediaOrganization: organization,
	WebSite: v.looseObject({
		name: text,
		url,
		potentialAction: v.looseObject({
			target: v.looseObject({ urlTemplate: v.pipe(text, v.includes('{search_term_string}')) }),
			'query-input': v.literal('required name=search_term_string'),
		}),
	}),
	ProfilePage: v.looseObject({ mainEntity: v.looseObject({ ...person.entries, sameAs: v.array(url), worksFor: organization }) }),
	CollectionPage: v.looseObject({
		name: text,
		url,
		mainEntity: v.looseObject({
			'@type': v.literal('ItemList'),
			itemListElement: v.array(v.looseObject({ '@type': v.literal('ListItem'), position, name: text, url })),
		}),
	}),
	BroadcastEvent: v.looseObject(broadcast),
	PodcastSeries: v.looseObject({
		name: text,
		url,
		webFeed: url,
		episode: v.array(v.looseObject({ '@type': v.literal('PodcastEpisode'), name: text, url, datePublished: time })),
	}),
};

const graph = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.picklist(Object.keys(types)) });

/** The types of a page's graphs, and what is wrong with them. Throws when one is not JSON. */
export function jsonLdOf(html: string): { readonly types: readonly string[]; readonly errors: readonly string[] } {
	const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);
	const read = found.map((json) => checked(JSON.parse(json)));
	return { types: read.map(({ type }) => type), errors: read.flatMap(({ errors }) => errors) };
}

function checked(value: unknown): { readonly type: string; readonly errors: readonly string[] } {
	const named = v.safeParse(graph, value);
	if (!named.success) return { type: 'unknown', errors: [`unknown type: ${JSON.stringify(value).slice(0, 80)}`] };
	const type = named.output['@type'];
	const result = v.safeParse(types[type] ?? v.never(), value);
	const errors = result.success ? [] : result.issues.map((issue) => `${type}.${v.getDotPath(issue)}: ${issue.message}`);
	return { type, errors };
}
