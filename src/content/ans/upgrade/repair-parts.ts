// Repairs of the parts of a document that have a type of their own: sections, authors and images, and the version that each states.
import { documentTypes } from '../document.ts';
import { isObject, type JsonObject, listAt, textAt, without } from '../json.ts';
import { ansVersion } from '../schema/schemas.ts';
import type { Repair } from './repair.ts';

const sectionKeys: ReadonlySet<string> = new Set(['primary_section', 'website_section', 'sections']);

/** Repairs sections: removes `_website_section_id` and a description of null, and adds a missing type and version. */
export const repairSection: Repair = (object, { key }) => {
	if (object.type !== 'section' && (!sectionKeys.has(key) || object.type !== undefined)) return object;
	const known =
		object.description === null ? without(object, '_website_section_id', 'description') : without(object, '_website_section_id');
	return { type: 'section', version: ansVersion, ...known };
};

/** Repairs authors whose biography is in `description`, whose social links are in `socialLinks`, or whose portrait has no type. */
export const repairAuthor: Repair = (author) => {
	if (author.type !== 'author') return author;
	return { ...without(author, 'description', 'socialLinks', 'image'), ...biographyOf(author), ...linksOf(author), ...portraitOf(author) };
};

function biographyOf(author: JsonObject): JsonObject {
	const bio = textAt(author, 'bio') ?? textAt(author, 'description');
	return bio === undefined ? {} : { bio };
}

function linksOf(author: JsonObject): JsonObject {
	const both = [...listAt(author, 'social_links'), ...listAt(author, 'socialLinks')];
	const known = both.filter(isObject).filter((link) => textAt(link, 'url') !== undefined);
	return author.social_links === undefined && author.socialLinks === undefined ? {} : { social_links: known.map(linkOf) };
}

const linkOf = (link: JsonObject): JsonObject => ({ site: textAt(link, 'site') ?? '', url: textAt(link, 'url') ?? '' });

function portraitOf(author: JsonObject): JsonObject {
	const image = author.image;
	if (image === undefined || image === null) return {};
	return { image: isObject(image) ? { type: 'image', version: ansVersion, ...image } : image };
}

/** Removes members of images that ANS does not have; the ingestion of photographs leaves them there. */
export const repairImage: Repair = (object) => (object.type === 'image' ? without(object, 'creditIPTC', 'country_name') : object);

/** Types whose schema requires a version. */
const versionedTypes: ReadonlySet<unknown> = new Set([...documentTypes, 'section', 'site', 'author']);

/** Whether a version is from 0.5.0 to 0.10.12. Older ones are different formats, and newer ones are unknown. */
export const isKnownVersion = (version: unknown): boolean =>
	typeof version === 'string' && /^0\.([5-9]\.\d|10\.(\d|1[0-2]))$/.test(version);

/** Sets a known or missing version of a part to 0.10.12. Every part has its own, and senders mix them (content API, fact 2). */
export const repairVersion: Repair = (object, { key }) => {
	if (!versionedTypes.has(object.type)) return object;
	const missing = object.version === undefined && key !== '';
	return missing || isKnownVersion(object.version) ? { ...object, version: ansVersion } : object;
};
