import * as v from 'valibot';
import { type Card, documentIdSchema } from '#content/contract';
import { applyVariant } from './apply-variant.ts';
import { cardPicture } from './card-picture.ts';
import type { AnsDocument } from './document.ts';
import { at, textAt } from './json.ts';
import { badgeOf } from './labels/badge.ts';
import { bylinesOf } from './labels/bylines.ts';
import { sectionsOf } from './labels/labels.ts';
import { marqueeOf } from './labels/marquee.ts';
import type { ReadContext } from './read-context.ts';
import { kindOf } from './story-kind.ts';
import { cleanText } from './text/clean-text.ts';
import { utc } from './text/newsroom-time.ts';
import { hrefOn } from './web-address.ts';

/** A document's short form for lists. Never throws; what the document does not say is absent or empty. */
export const readCard = (document: AnsDocument, context: ReadContext): Card => cardOf(applyVariant(document, context.brand), context);

/** The card of a document whose variant for the brand is applied. */
export function cardOf(document: AnsDocument, context: ReadContext): Card {
	const [section] = sectionsOf(document, context.brand);
	const picture = cardPicture(document, context);
	return {
		id: v.parse(v.fallback(documentIdSchema, unnamed), document._id),
		kind: kindOf(document),
		href: hrefOn(document, context) ?? '/',
		headline: headlineOf(document),
		...optionalWords(document, section?.name),
		...(section ? { section } : {}),
		...(picture ? { picture } : {}),
		...extras(document, context),
		bylines: bylinesOf(document, context),
		displayedAt: displayedAt(document) ?? context.now.toISOString(),
	};
}

// The store names what comes without an id; this is for documents that were never stored, such as previews.
const unnamed = v.parse(documentIdSchema, 'unnamed');

/** The headline as one clean line; the first that there is when the basic one is missing. */
function headlineOf(document: AnsDocument): string {
	const known = ['basic', 'web', 'mobile', 'native', 'print'].map((key) => textAt(document, 'headlines', key));
	return cleanText(known.find((headline) => headline !== undefined) ?? '');
}

function optionalWords(document: AnsDocument, sectionName: string | undefined): Pick<Card, 'shortHeadline' | 'subheadline' | 'kicker'> {
	const shortHeadline = cleanText(textAt(document, 'headlines', 'mobile') ?? '');
	const subheadline = cleanText(textAt(document, 'subheadlines', 'basic') ?? textAt(document, 'description', 'basic') ?? '');
	const kicker = kickerOf(document) ?? sectionName;
	return { ...(shortHeadline ? { shortHeadline } : {}), ...(subheadline ? { subheadline } : {}), ...(kicker ? { kicker } : {}) };
}

/** The volanta, unless its label is hidden. */
function kickerOf(document: AnsDocument): string | undefined {
	const text = at(document, 'label', 'basic', 'display') === false ? undefined : textAt(document, 'label', 'basic', 'text');
	return text === undefined ? undefined : cleanText(text);
}

function extras(document: AnsDocument, { texts }: ReadContext): Pick<Card, 'badge' | 'marquee' | 'sponsor'> {
	const badge = badgeOf(document);
	const marquee = marqueeOf(document);
	const sponsored = at(document, 'owner', 'sponsored') === true;
	return {
		...(badge ? { badge } : {}),
		...(marquee ? { marquee } : {}),
		...(sponsored ? { sponsor: cleanText(textAt(document, 'owner', 'name') ?? texts.sponsored) } : {}),
	};
}

/** The date that editors control, else the first known one. */
const displayedAt = (document: AnsDocument): string | undefined =>
	['display_date', 'first_publish_date', 'publish_date', 'last_updated_date', 'created_date']
		.map((key) => utc(textAt(document, key)))
		.find((date) => date !== undefined);
