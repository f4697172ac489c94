import { type JsonObject, textAt } from '../json.ts';
import { ansVersion } from '../schema/schemas.ts';

type Default = {
	/** Where a missing member gets the value, as `placeName` writes it. */
	readonly at: RegExp;
	/** The value, given the object that lacks it; undefined when there is none. */
	readonly value: (object: JsonObject) => unknown;
};

const sectionPlace = /(^|\.)(sections\[\]|primary_section|website_section)\.type$/;

/** What half-filled objects get, so that the rest of them is not left out. */
const defaults: readonly Default[] = [
	{ at: /(^|\.)version$/, value: () => ansVersion },
	{ at: /\.type$/, value: ({ referent }) => (referent === undefined ? undefined : 'reference') },
	{ at: /(^|_|\.)credits\.\w+\[\]\.type$/, value: () => 'author' },
	{ at: sectionPlace, value: () => 'section' },
	{ at: /(^|\.)(sites\[\]|primary_site)\.type$/, value: () => 'site' },
	{ at: /(^|\.)image\.type$/, value: () => 'image' },
	{ at: /(^|\.)(credits\.\w+\[\]|sections\[\]|primary_section|website_section|sites\[\]|primary_site)\.name$/, value: nameOf },
	{ at: /^name$/, value: (author) => nameOf(author) || undefined },
	{ at: /(^|\.)promo_items\.\w+\.type$/, value: ({ url }) => (typeof url === 'string' ? 'image' : undefined) },
	{ at: /(^|\.)(sub)?headlines\.basic$|(^|\.)description\.basic$/, value: () => '' },
	{ at: /(^|\.)distributor\.mode$/, value: () => 'reference' },
	{ at: /(^|\.)revision\.branch$/, value: () => 'default' },
	{ at: /(^|\.)keywords\[\]\.score$/, value: () => 0 },
	{ at: /(^|\.)tags\[\]\.text$/, value: (tag) => textAt(tag, 'slug') ?? textAt(tag, 'name') ?? textAt(tag, 'tag') },
	{ at: /(^|\.)(rows\[\]|header|cells)\[\]\.content$/, value: () => '' },
	{ at: /(^|\.)corrections\[\]\.type$/, value: () => 'correction' },
];

function nameOf(object: JsonObject): string {
	return textAt(object, 'byline') ?? textAt(object, 'slug') ?? textAt(object, 'path') ?? '';
}

/** The value that a missing member gets; undefined when its object must be left out. */
export function defaultFor(place: string, object: JsonObject): unknown {
	for (const { at, value } of defaults) {
		const found = at.test(place) ? value(object) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}
