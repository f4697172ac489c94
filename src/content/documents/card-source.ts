import type { BrandId } from '#brands';
import { applyVariant } from '../ans/apply-variant.ts';
import { isObject, type JsonObject, listAt, objectAt, objectsAt, pick } from '../ans/json.ts';

const cardMembers = [
	'_id',
	'type',
	'subtype',
	'video_type',
	'duration',
	'headlines',
	'subheadlines',
	'description',
	'label',
	'slug',
	'website',
	'website_url',
	'canonical_url',
	'canonical_url_external',
	'canonical_website',
	'websites',
	'owner',
	'source',
	'distributor',
	'display_date',
	'publish_date',
	'first_publish_date',
	'last_updated_date',
	'created_date',
	'language',
] as const;

/**
 * The part of a work that its card is read from, about a tenth of the whole. ANS collections contain the same part (content API, a.5).
 * It is stored as ANS and read with today's rules, like the whole document.
 */
export function cardSource(document: JsonObject, brand: BrandId): JsonObject {
	const work = applyVariant(document, brand);
	return {
		...pick(work, cardMembers),
		...(isObject(work.promo_items) ? { promo_items: promoOf(work.promo_items) } : {}),
		...creditsOf(work, 'credits'),
		...creditsOf(work, 'vanity_credits'),
		taxonomy: taxonomyOf(work),
		content_elements: elementsOf(work),
		additional_properties: pick(objectAt(work, 'additional_properties') ?? {}, ['marquee']),
	};
}

const promoOf = (items: JsonObject): JsonObject =>
	Object.fromEntries(['basic', 'lead_art', 'cover'].flatMap((key) => (isObject(items[key]) ? [[key, shortItem(items[key])]] : [])));

/** A promo item without the bodies of stories and the streams of videos. */
const shortItem = (item: JsonObject): JsonObject =>
	item.type === 'image'
		? item
		: {
				...pick(item, ['_id', 'type', 'duration', 'promo_items', 'promo_image']),
				content_elements: objectsAt(item, 'content_elements').slice(0, 1),
			};

const creditsOf = (work: JsonObject, key: string): JsonObject =>
	listAt(work, key, 'by').length === 0 ? {} : { [key]: { by: objectsAt(work, key, 'by').map((author) => pick(author, authorKeys)) } };

const authorKeys = ['_id', 'type', 'name', 'byline', 'slug', 'role', 'image', 'bio', 'long_bio', 'social_links', 'referent'];

/** Reduces sections to their names: senders include the whole node of the site service. */
function taxonomyOf(work: JsonObject): JsonObject {
	const primary = objectAt(work, 'taxonomy', 'primary_section');
	return {
		...(primary ? { primary_section: pick(primary, sectionKeys) } : {}),
		sections: objectsAt(work, 'taxonomy', 'sections').map((section) => pick(section, sectionKeys)),
		tags: objectsAt(work, 'taxonomy', 'tags').map((tag) => pick(tag, ['text', 'slug'])),
	};
}

const sectionKeys = ['_id', '_website', 'type', 'version', 'name', 'path', 'referent'];

/** The elements of a gallery (the first one whole, the others for their number), or the first audio element of another work. */
function elementsOf(work: JsonObject): readonly JsonObject[] {
	const elements = objectsAt(work, 'content_elements');
	if (work.type === 'gallery') return elements.map((element, index) => (index === 0 ? element : pick(element, ['type'])));
	return elements
		.filter(({ type }) => type === 'audio')
		.slice(0, 1)
		.map((element) => pick(element, ['type']));
}
