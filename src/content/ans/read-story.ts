import * as v from 'valibot';
import { documentIdSchema, type Story } from '#content/contract';
import { applyVariant } from './apply-variant.ts';
import type { AnsDocument } from './document.ts';
import { splitLive } from './elements/live-entries.ts';
import { correctionHeading } from './elements/text-elements.ts';
import { countWords } from './enhance/count-words.ts';
import { enhance } from './enhance/enhance.ts';
import { at, listAt, objectsAt, textAt } from './json.ts';
import { accessOf } from './labels/access.ts';
import { sectionsOf, tagsOf } from './labels/labels.ts';
import { metadataOf } from './labels/metadata.ts';
import { readPicture } from './picture/read-picture.ts';
import { cardOf } from './read-card.ts';
import { linkRules, type ReadContext } from './read-context.ts';
import { readElements } from './read-elements.ts';
import { readLead } from './read-lead.ts';
import { utc } from './text/newsroom-time.ts';
import { sanitize } from './text/sanitize.ts';
import { canonicalOf } from './web-address.ts';

/**
 * Reads a story, video or gallery for a brand's page. HTML is sanitized here, with today's rules (C03).
 * Never throws: a document that breaks a rule is shown without the broken part.
 */
export function readStory(original: AnsDocument, context: ReadContext): Story {
	const document = applyVariant(original, context.brand);
	const card = cardOf(document, context);
	const read = (elements: readonly unknown[]) => readElements(elements, context, card.sponsor !== undefined);
	const elements = document.type === 'gallery' ? [] : listAt(document, 'content_elements');
	const live = card.kind === 'live' ? splitLive(elements, read, card.displayedAt) : { body: elements, entries: [] };
	const { lead, body } = readLead(document, read(live.body), context);
	const enhanced = enhance({ body, entries: live.entries }, textAt(document, 'location'));
	return {
		...card,
		lead,
		...coverOf(document, context),
		...enhanced,
		corrections: correctionsOf(document, context, card.sponsor !== undefined),
		relatedIds: relatedIds(document),
		tags: tagsOf(document),
		sections: sectionsOf(document, context.brand),
		canonical: canonicalOf(document, context),
		...datesOf(document, card.displayedAt),
		...metadataOf(document),
		...accessOf(document, context),
		words: countWords([...enhanced.body, ...enhanced.entries.flatMap((entry) => entry.body)]),
	};
}

/** `promo_items.cover` gives a longform its background (STORY-05). */
function coverOf(document: AnsDocument, context: ReadContext): Pick<Story, 'cover'> {
	const cover = readPicture(at(document, 'promo_items', 'cover'), context);
	return cover ? { cover } : {};
}

function correctionsOf(document: AnsDocument, context: ReadContext, sponsored: boolean): Story['corrections'] {
	return objectsAt(document, 'corrections').flatMap((correction) => {
		const html = sanitize(textAt(correction, 'text') ?? '', { ...linkRules(context), sponsored });
		return html === '' ? [] : [{ heading: correctionHeading(correction, context), html }];
	});
}

/** Ids of the documents that the newsroom named as related, whether inflated or references. */
function relatedIds(document: AnsDocument): Story['relatedIds'] {
	const own = document._id;
	const ids = objectsAt(document, 'related_content', 'basic').flatMap((related) => {
		const id = v.safeParse(documentIdSchema, textAt(related, 'referent', 'id') ?? textAt(related, '_id'));
		return id.success && id.output !== own ? [id.output] : [];
	});
	return [...new Set(ids)];
}

/** When a document was first published, and when its text was last changed. */
export function datesOf(document: AnsDocument, displayedAt: string): Pick<Story, 'publishedAt' | 'updatedAt'> {
	const publishedAt = utc(textAt(document, 'first_publish_date')) ?? utc(textAt(document, 'publish_date')) ?? displayedAt;
	return { publishedAt, updatedAt: utc(textAt(document, 'last_updated_date')) ?? publishedAt };
}
