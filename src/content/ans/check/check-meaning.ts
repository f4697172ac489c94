import type { Problem } from '../document.ts';
import { childPath, isObject, type JsonObject, numberAt, objectAt } from '../json.ts';
import { endOfTags, mostTags } from '../text/shorten-html.ts';

/** Longest headline, in UTF-16 units. */
const headlineLength = 300;

const dateKeys = ['created_date', 'last_updated_date', 'publish_date', 'first_publish_date', 'display_date'];

type Check = (object: JsonObject, path: string) => readonly Problem[];

const checks: readonly Check[] = [checkHeadlines, checkDates, checkPicture, checkTags];

/** What the schemas cannot say: wrong by meaning. One object, without what lies below it. */
export const checkMeaning: Check = (object, path) => checks.flatMap((check) => check(object, path));

function checkHeadlines(object: JsonObject, path: string): readonly Problem[] {
	const headlines = object.headlines;
	if (!isObject(headlines)) return [];
	return Object.entries(headlines).flatMap(([key, text]) => {
		const message = typeof text === 'string' ? problemOfHeadline(key, text) : undefined;
		return message === undefined ? [] : [{ path: childPath(`${path}.headlines`, key), message }];
	});
}

function problemOfHeadline(key: string, text: string): string | undefined {
	if (text.length > headlineLength) return `is longer than ${headlineLength} characters`;
	// An empty text for a device is how editors say "the same"; the basic one has to say something.
	return key === 'basic' && text.length > 0 && text.trim() === '' ? 'holds only spaces' : undefined;
}

function checkDates(object: JsonObject, path: string): readonly Problem[] {
	return dateKeys.flatMap((key) => {
		const date = object[key];
		const year = typeof date === 'string' ? Number(date.slice(0, 4)) : undefined;
		return year !== undefined && (year < 1800 || year > 2200)
			? [{ path: `${path}.${key}`, message: 'is not in the years 1800 to 2200' }]
			: [];
	});
}

function checkPicture(object: JsonObject, path: string): readonly Problem[] {
	if (object.type !== 'image') return [];
	return [
		...checkAddress(object, path),
		...checkFocal(object, objectAt(object, 'focal_point'), `${path}.focal_point`),
		...checkFocal(object, objectAt(object, 'gallery_properties', 'focal_point'), `${path}.gallery_properties.focal_point`),
	];
}

/** An address on the web or on this site; `file:` or `data:` would reach into the machine that reads it. */
function checkAddress(object: JsonObject, path: string): readonly Problem[] {
	const url = object.url;
	if (typeof url !== 'string' || url === '' || /^(https?:\/\/|\/)[^\s]/i.test(url) || !/^[^/?#]*:/.test(url)) return [];
	return [{ path: `${path}.url`, message: 'must be an https address' }];
}

function checkFocal(image: JsonObject, focal: JsonObject | undefined, path: string): readonly Problem[] {
	const outside = (value: number | undefined, size: number | undefined) =>
		value !== undefined && (value < 0 || (size !== undefined && size > 0 && value > size));
	const isOutside = outside(numberAt(focal, 'x'), numberAt(image, 'width')) || outside(numberAt(focal, 'y'), numberAt(image, 'height'));
	return isOutside ? [{ path, message: 'lies outside the image' }] : [];
}

/** Elements whose content is no inline HTML: they may have as many tags as they like. */
const notInline: ReadonlySet<unknown> = new Set(['raw_html', 'code']);

/** What readers would cut is refused, so that nobody loses words without being told. */
function checkTags(object: JsonObject, path: string): readonly Problem[] {
	const content = object.content;
	if (typeof content !== 'string' || notInline.has(object.type) || endOfTags(content) === undefined) return [];
	return [{ path: `${path}.content`, message: `holds more than ${mostTags} tags` }];
}
