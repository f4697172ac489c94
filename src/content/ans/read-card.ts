import * as v from 'valibot';
import { type Card, documentIdSchema } from '#content/contract';
import { applyVariant } from './apply-variant.ts';
import { cardPicture } from './card-picture.ts';
import type { AnsDocument } from './document.ts';
import { at, textAt } from './json.ts';
import { badgeOf } from './labels/badge.ts';
import { bylinesOf } from './labels/bylines.ts';
import { factsOf } from './labels/facts.ts';
import { sectionsOf, storyKindOf } from './labels/labels.ts';
import { marqueeOf } from './labels/marquee.ts';
import type { ReadContext } from './read-context.ts';
import { cleanText } from './text/clean-text.ts';
import { utc } from './text/newsroom-time.ts';
import { hrefOn } from './web-address.ts';

/** Reads the card of a document, its short form for lists. Never throws: what the document does not have is absent or empty. */
export const readCard = (document: AnsDocument, context: ReadContext): Card => cardOf(applyVariant(document, context.brand), context);

/** The card of a document to which the brand's variant has been applied. */
export function cardOf(document: AnsDocument, context: ReadContext): Card {
	const [section] = sectionsOf(document, context.brand);
	const picture = cardPicture(document, context);
	return {
		id: v.parse(v.fallback(documentIdSchema, unnamed), document._id),
		kind: storyKindOf(document),
		href: hrefOn(document, context) ?? '/',
		headline: headlineOf(document),
		...optionalTexts(document, section?.name),
		...(section ? { section } : {}),
		...(picture ? { picture } : {}),
		...extras(document, context),
		bylines: bylinesOf(document, context),
		displayedAt: displayedAt(document) ?? context.now.toISOString(),
	};
}

// Stored documents have an id; this one is for documents that were never stored, such as previews.
const unnamed = v.parse(documentIdSchema, 'unnamed');

/** The headline as one clean line: the basic one, or else the first of the others. */
function headlineOf(document: AnsDocument): string {
	const headlines = ['basic', 'web', 'mobile', 'native', 'print'].map((key) => textAt(document, 'headlines', key));
	return cleanText(headlines.find((headline) => headline !== undefined) ?? '');
}

function optionalTexts(document: AnsDocument, sectionName: string | undefined): Pick<Card, 'shortHeadline' | 'subheadline' | 'kicker'> {
	const shortHeadline = cleanText(textAt(document, 'headlines', 'mobile') ?? '');
	const subheadline = cleanText(textAt(document, 'subheadlines', 'basic') ?? textAt(document, 'description', 'basic') ?? '');
	const kicker = kickerOf(document) ?? sectionName;
	return { ...(shortHeadline ? { shortHeadline } : {}), ...(subheadline ? { subheadline } : {}), ...(kicker ? { kicker } : {}) };
}

/** The kicker (volanta), unless its label is hidden. */
function kickerOf(document: AnsDocument): string | undefined {
	const text = at(document, 'label', 'basic', 'display') === false ? undefined : textAt(document, 'label', 'basic', 'text');
	return text === undefined ? undefined : cleanText(text);
}

function extras(document: AnsDocument, { texts }: ReadContext): Pick<Card, 'badge' | 'facts' | 'marquee' | 'sponsor'> {
	const badge = badgeOf(document);
	const facts = factsOf(document);
	const marquee = marqueeOf(document);
	const sponsored = at(document, 'owner', 'sponsored') === true;
	return {
		...(badge ? { badge } : {}),
		...(facts.length > 0 ? { facts } : {}),
		...(marquee ? { marquee } : {}),
		...(sponsored ? { sponsor: cleanText(textAt(document, 'owner', 'name') ?? texts.sponsored) } : {}),
	};
}

/** The display date, which editors set, or else the first other date. */
const displayedAt = (document: AnsDocument): string | undefined =>
	['display_date', 'first_publish_date', 'publish_date', 'last_updated_date', 'created_date']
		.map((key) => utc(textAt(document, key)))
		.find((date) => date !== undefined);
