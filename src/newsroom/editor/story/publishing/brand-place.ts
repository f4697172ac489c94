import { type AnsObject, isObject, listOf, objectAt, objectsOf, textOf } from '../../ans/ans-value.ts';

const version = '0.10.12';

/** How a story is shown on another brand. Empty fields are as on the brand of the story. */
export type BrandPlace = {
	readonly isShown: boolean;
	/** The id of the section on that brand. */
	readonly section: string;
	readonly headline: string;
	readonly lead: AnsObject | undefined;
};

/** Reads how a document is shown on another brand, from ANS `websites` and the variant for that brand. */
export function placeIn(document: AnsObject, brand: string): BrandPlace {
	const content = objectAt(variantFor(document, brand), 'content');
	const lead = objectAt(content, 'promo_items').basic;
	return {
		isShown: isObject(objectAt(document, 'websites')[brand]),
		section: textOf(objectAt(document, 'websites', brand, 'website_section'), '_id'),
		headline: textOf(objectAt(content, 'headlines'), 'basic'),
		lead: isObject(lead) ? lead : undefined,
	};
}

/** The document with another place on a brand. Everything else that it says of that brand stays. */
export function withPlace(
	document: AnsObject,
	{ id, section }: { id: string; section: AnsObject | undefined },
	place: BrandPlace,
): AnsObject {
	const { [id]: site, ...others } = objectAt(document, 'websites');
	const shown = { ...(isObject(site) ? site : {}), ...(section && { website_section: section }) };
	const variations = withVariant(document, id, place);
	return { ...document, websites: place.isShown ? { ...others, [id]: shown } : others, ...(variations && { variations }) };
}

/** A section as ANS names it. */
export const sectionRef = (id: string, name: string): AnsObject => ({ _id: id, type: 'section', version, name, path: id });

const isFor = (variant: AnsObject, brand: string): boolean => listOf(variant, 'websites').includes(brand);

const variantFor = (document: AnsObject, brand: string): AnsObject =>
	objectsOf(objectAt(document, 'variations'), 'variants').find((variant) => isFor(variant, brand)) ?? {};

function withVariant(document: AnsObject, brand: string, { isShown, headline, lead }: BrandPlace): AnsObject | undefined {
	const variations = objectAt(document, 'variations');
	const others = objectsOf(variations, 'variants').filter((variant) => !isFor(variant, brand));
	const former = variantFor(document, brand);
	const { headlines: _, promo_items: __, ...kept } = objectAt(former, 'content');
	const own = { ...kept, ...(headline !== '' && { headlines: { basic: headline } }), ...(lead && { promo_items: { basic: lead } }) };
	const isNeeded = isShown && Object.keys(own).some((key) => key !== 'type' && key !== 'version');
	const content = { type: 'story', version, ...own };
	if (!isNeeded && others.length === 0 && !('variations' in document)) return undefined;
	const variant = {
		type: 'variant',
		_id: `${brand}-variant`,
		name: brand,
		published: true,
		websites: [brand],
		...former,
		content,
	};
	return { ...variations, variants: isNeeded ? [...others, variant] : others };
}
