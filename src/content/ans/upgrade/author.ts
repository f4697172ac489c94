import { isObject, type JsonObject, listAt, textAt, without } from '../json.ts';
import { ansVersion } from '../schema/schemas.ts';
import type { Repair } from './repair.ts';

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
