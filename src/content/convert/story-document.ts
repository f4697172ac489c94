// What all systems have in common: a text with a title, dates, authors and sections as an ANS story.

import { ansIdOf } from '../ans/ans-id.ts';
import type { JsonObject } from '../ans/json.ts';
import { ansVersion } from '../ans/schema/schemas.ts';
import { authorDocument } from './author-document.ts';
import { type ConversionTarget, draftNote } from './converted.ts';
import type { Note } from './html/html-context.ts';
import { titleOfWords } from './title-of-words.ts';

/** A text of another system. Texts are plain; an empty one is not there. Dates are ISO 8601. */
export type ForeignStory = {
	/** What the id is made of: the system, the site, the id there. */
	readonly names: readonly string[];
	readonly system: string;
	readonly sourceId: string;
	readonly title: string;
	readonly summary: string;
	readonly metaTitle: string;
	readonly metaDescription: string;
	readonly slug: string;
	readonly subtype?: string | undefined;
	readonly language: string;
	readonly published: string | undefined;
	readonly updated: string | undefined;
	/** Why it is a draft: `it was private`; undefined for what readers saw. */
	readonly draft: string | undefined;
	readonly authors: readonly { readonly name: string; readonly slug: string }[];
	/** Sections as ANS has them, the primary one first. */
	readonly sections: readonly JsonObject[];
	readonly tags: readonly { readonly text: string; readonly slug: string }[];
	readonly picture: JsonObject | undefined;
	readonly elements: readonly JsonObject[];
	readonly commentsOpen?: boolean;
	/** `content_restrictions.content_code`: who may read it. */
	readonly contentCode?: string | undefined;
	/** The address at another site for search engines, which had the text first. */
	readonly canonical?: string | undefined;
	/** The path that it had and keeps. */
	readonly path: string | undefined;
	readonly target: ConversionTarget;
	readonly note: Note;
};

/** The ANS story, or why there is none. */
export function storyDocument(story: ForeignStory): JsonObject | string {
	const title = story.title || titleOfWords(story);
	if (title === '') return 'has neither a title nor words';
	const draft = story.draft ?? (story.published === undefined ? 'it had no date' : undefined);
	if (draft !== undefined) story.note(draftNote(draft));
	const [primary] = story.sections;
	return {
		_id: ansIdOf(...story.names),
		type: 'story',
		version: ansVersion,
		...(story.subtype && { subtype: story.subtype }),
		headlines: { basic: title, ...(story.metaTitle && { meta_title: story.metaTitle }) },
		...(story.summary && { subheadlines: { basic: story.summary } }),
		...(story.metaDescription && { description: { basic: story.metaDescription } }),
		...(story.slug && { slug: story.slug }),
		...datesOf(story),
		...(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(story.language) && { language: story.language }),
		credits: { by: story.authors.filter(({ name, slug }) => name && slug).map(({ name, slug }) => authorDocument(name, slug)) },
		taxonomy: {
			...(primary && { primary_section: primary, sections: story.sections }),
			tags: story.tags.filter(({ text, slug }) => text && slug),
		},
		...(story.picture && { promo_items: { basic: story.picture } }),
		content_elements: withoutLead(story),
		...(story.commentsOpen !== undefined && { comments: { allow_comments: story.commentsOpen } }),
		...(story.contentCode && { content_restrictions: { content_code: story.contentCode } }),
		...(story.path && { websites: { [story.target.brand.id]: { website_url: story.path } } }),
		...(story.canonical && { canonical_url_external: story.canonical }),
		source: { system: story.system, source_id: story.sourceId },
		...(draft !== undefined && { additional_properties: { is_published: false } }),
	};
}

function datesOf({ published, updated }: ForeignStory): JsonObject {
	const dates = published === undefined ? {} : { first_publish_date: published, publish_date: published, display_date: published };
	return { ...dates, ...(updated !== undefined && { last_updated_date: updated }) };
}

/** The body, without a first picture that is the picture of the card: pages show that one above the text. */
function withoutLead({ elements, picture }: ForeignStory): readonly JsonObject[] {
	const [first, ...others] = elements;
	return picture && first?.type === 'image' && first.url === picture.url ? others : elements;
}
