import * as v from 'valibot';
import type { MainObject, PageFacts } from './page.ts';
import { singleSpaced } from './plain-words.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const objectSchema = v.record(v.string(), v.unknown());

/** The schema.org types of a published text. */
const articleTypes =
	/^(?:.*Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting|.*NewsArticle|Recipe|Review|Episode|PodcastEpisode)$/;

/** The types of other works. All other objects on a page change all the time, such as the programme that is on air. */
const otherWorks = /^(?:VideoObject|AudioObject|ImageGallery|MediaGallery)$/;

/** Types that describe the site and not the page. Systems add them to every page, and search results do not need them. */
export const ofTheSite: ReadonlySet<string> = new Set([
	...['WebSite', 'WebPage', 'Organization', 'NewsMediaOrganization', 'ImageObject', 'Person', 'SearchAction'],
]);

/** Reads the JSON-LD blocks of a page: the types of their objects, and the main object. Blocks that are not JSON are counted. */
export function readJsonLd(blocks: readonly string[]): PageFacts['jsonLd'] {
	const parsed = blocks.map(parse);
	const objects = parsed.flatMap((value) => objectsIn(value));
	const main = objectOf(objects, articleTypes) ?? objectOf(objects, otherWorks);
	const types = [...new Set(objects.flatMap(typesOf))].sort();
	const broken = parsed.filter((value) => value === undefined).length;
	return main ? { types, broken, main: mainObject(main) } : { types, broken };
}

const objectOf = (objects: readonly JsonObject[], type: RegExp): JsonObject | undefined =>
	objects.find((object) => typesOf(object).some((name) => type.test(name)));

/** Whether one of the types is that of a published text. */
export const isArticle = (types: readonly string[]): boolean => types.some((type) => articleTypes.test(type));

function parse(text: string): unknown {
	try {
		const json: unknown = JSON.parse(text);
		return json ?? {};
	} catch {
		return undefined;
	}
}

/** The top-level objects: if the value is a list or has an `@graph`, each of its items. */
function objectsIn(value: unknown): readonly JsonObject[] {
	if (Array.isArray(value)) return value.flatMap(objectsIn);
	if (!v.is(objectSchema, value)) return [];
	return '@graph' in value ? objectsIn(value['@graph']) : [value];
}

const typesOf = (object: JsonObject): readonly string[] => listOf(object['@type']).filter((type) => typeof type === 'string');

const mainObject = (object: JsonObject): MainObject => ({
	type: typesOf(object)[0] ?? '',
	headline: textOf(object.headline ?? object.name),
	datePublished: textOf(object.datePublished ?? object.uploadDate),
	authors: listOf(object.author).map(nameOf).filter(Boolean),
	hasImage: listOf(object.image ?? object.thumbnailUrl).length > 0,
});

const listOf = (value: unknown): readonly unknown[] =>
	Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const textOf = (value: unknown): string => (typeof value === 'string' ? singleSpaced(value) : '');

const nameOf = (author: unknown): string => textOf(v.is(objectSchema, author) ? author.name : author);
