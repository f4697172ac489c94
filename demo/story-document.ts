import type { AuthoredStory } from './authoring.ts';
import { ago, type Edition, storyId, storyPath, version } from './edition.ts';
import { elementDocument } from './element-documents.ts';
import { imageDocument } from './image-document.ts';
import { siteAuthor, siteSection } from './site-documents.ts';
import { videoParts } from './video-document.ts';

/** Converts a story, video or gallery to ANS, with its path on the brand's site. */
export function storyDocument(story: AuthoredStory, edition: Edition): object {
	const section = siteSection(story.section, edition);
	const path = storyPath(story, edition);
	return {
		type: typeOf(story),
		version,
		_id: storyId(story.slug, edition),
		...(subtypeOf(story) && { subtype: subtypeOf(story) }),
		language: 'es-AR',
		slug: story.slug,
		canonical_url: path,
		canonical_website: edition.brand,
		websites: { [edition.brand]: { website_section: section, website_url: path } },
		...wordsOf(story),
		...timesOf(story, edition),
		...labelsOf(story, edition),
		...mediaOf(story, edition),
		...(story.sponsored && { owner: { sponsored: true, name: story.sponsored } }),
		...(story.forRegistered && { content_restrictions: { content_code: 'registro' } }),
		comments: { allow_comments: !story.sponsored, display_comments: true },
		related_content: { basic: story.related.map((slug) => reference(slug, edition)) },
	};
}

/** An ANS video has no text body, so a video with a text becomes a story with the video as its lead art. */
function typeOf({ type, section }: AuthoredStory): AuthoredStory['type'] {
	return type === 'video' && section !== '/shorts' ? 'story' : type;
}

function subtypeOf({ type, subtype }: AuthoredStory): string | undefined {
	return subtype ?? (type === 'video' ? 'video' : undefined);
}

function wordsOf({ headline, mobile, subheadline, location }: AuthoredStory): object {
	return {
		headlines: { basic: headline, ...(mobile && { mobile }) },
		subheadlines: { basic: subheadline },
		description: { basic: subheadline },
		...(location && { location }),
	};
}

function timesOf({ age, slug }: AuthoredStory, edition: Edition): object {
	const at = ago(age, edition).toISOString();
	return {
		created_date: at,
		first_publish_date: at,
		publish_date: at,
		display_date: at,
		last_updated_date: at,
		revision: { revision_id: `${slug}-1`, published: true },
	};
}

function labelsOf(story: AuthoredStory, edition: Edition): object {
	const sections = [story.section, ...story.sections].map((id) => siteSection(id, edition));
	const tags = story.tags.map((slug) => edition.site.tags.find((tag) => tag.slug === slug) ?? { slug, text: slug });
	return {
		label: {
			...(story.kicker && { basic: { text: story.kicker, display: true } }),
			...Object.fromEntries(Object.entries(story.facts).map(([kind, text]) => [kind, { text, display: true }])),
			...(story.marquee && { marquee: { text: story.marquee, display: true } }),
		},
		credits: { by: story.authors.map((slug) => siteAuthor(slug, edition)) },
		taxonomy: { primary_section: sections[0], sections, tags: tags.map(({ slug, text }) => ({ slug, text })) },
		source: { source_type: story.source, name: story.source === 'staff' ? edition.brand : 'Agencia Cono Sur', system: 'kiosco' },
	};
}

function mediaOf(story: AuthoredStory, edition: Edition): object {
	const basic = imageDocument(story.picture, edition);
	const cover = story.cover && { cover: imageDocument(story.cover, edition) };
	const elements = story.body.map((element) => elementDocument(element, edition));
	if (story.type === 'gallery') return { promo_items: { basic }, content_elements: galleryImages(story, edition) };
	if (typeOf(story) === 'video') return { promo_items: { basic }, ...videoParts(story.video ?? { clip: 1 }) };
	const leadArt = story.video && {
		lead_art: { type: 'video', version, headlines: { basic: story.headline }, promo_items: { basic }, ...videoParts(story.video) },
	};
	return { promo_items: { basic, ...cover, ...leadArt }, content_elements: elements };
}

/** The pictures of a gallery: those of the galleries and images in its body, or its main picture. */
function galleryImages({ body, picture }: AuthoredStory, edition: Edition): object[] {
	const pictures = body.flatMap((element) => {
		if (typeof element === 'string') return [];
		if ('gallery' in element) return element.gallery.images;
		return 'image' in element ? [element.image] : [];
	});
	return (pictures.length > 0 ? pictures : [picture]).map((image) => imageDocument(image, edition));
}

function reference(slug: string, edition: Edition): object {
	return { type: 'reference', referent: { id: storyId(slug, edition), type: 'story', provider: '' } };
}
