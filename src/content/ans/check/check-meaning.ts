import { dateKeys } from '../date-keys.ts';
import { isObject, type JsonObject, numberAt, objectAt } from '../json.ts';
import type { JsonPath } from '../json-path.ts';
import { endOfTags, maxTags } from '../text/sanitize.ts';
import type { Misfit } from './misfit.ts';

/** Longest headline, in UTF-16 units. */
const maxHeadlineLength = 300;

/** Checks the rules that schemas cannot express, for one object without the objects inside it. Paths begin at the object. */
export const checkMeaning = (object: JsonObject): readonly Misfit[] => [
	...checkHeadlines(object),
	...checkDates(object),
	...checkPicture(object),
	...checkTags(object),
];

function checkHeadlines(object: JsonObject): readonly Misfit[] {
	const headlines = object.headlines;
	if (!isObject(headlines)) return [];
	return Object.entries(headlines).flatMap(([key, text]) => {
		const message = typeof text === 'string' ? problemOfHeadline(key, text) : undefined;
		return message === undefined ? [] : [{ path: ['headlines', key], what: 'wrong', message }];
	});
}

function problemOfHeadline(key: string, text: string): string | undefined {
	if (text.length > maxHeadlineLength) return `is longer than ${maxHeadlineLength} characters`;
	// Editors leave the headline of a device empty when it is the same; the basic headline must not be blank.
	return key === 'basic' && text.length > 0 && text.trim() === '' ? 'holds only spaces' : undefined;
}

function checkDates(object: JsonObject): readonly Misfit[] {
	const misfits: Misfit[] = [];
	for (const key of dateKeys) {
		const date = object[key];
		const year = typeof date === 'string' ? Number(date.slice(0, 4)) : undefined;
		if (year !== undefined && (year < 1800 || year > 2200))
			misfits.push({ path: [key], what: 'wrong', message: 'is not in the years 1800 to 2200' });
	}
	return misfits;
}

function checkPicture(object: JsonObject): readonly Misfit[] {
	if (object.type !== 'image') return [];
	return [
		...checkAddress(object),
		...checkFocal(object, objectAt(object, 'focal_point'), ['focal_point']),
		...checkFocal(object, objectAt(object, 'gallery_properties', 'focal_point'), ['gallery_properties', 'focal_point']),
	];
}

/** Images must have an http(s) or relative address; `file:` or `data:` would read from the machine that fetches them. */
function checkAddress(object: JsonObject): readonly Misfit[] {
	const url = object.url;
	if (typeof url !== 'string' || url === '' || /^(https?:\/\/|\/)[^\s]/i.test(url) || !/^[^/?#]*:/.test(url)) return [];
	return [{ path: ['url'], what: 'wrong', message: 'must be an https address' }];
}

function checkFocal(image: JsonObject, focal: JsonObject | undefined, path: JsonPath): readonly Misfit[] {
	const outside = (value: number | undefined, size: number | undefined) =>
		value !== undefined && (value < 0 || (size !== undefined && size > 0 && value > size));
	const isOutside = outside(numberAt(focal, 'x'), numberAt(image, 'width')) || outside(numberAt(focal, 'y'), numberAt(image, 'height'));
	return isOutside ? [{ path, what: 'wrong', message: 'lies outside the image' }] : [];
}

/** Types whose content is not inline HTML, so their tags are not limited. */
const notInline: ReadonlySet<unknown> = new Set(['raw_html', 'code']);

/** Refuses HTML that reading would cut, so that no words are lost silently. */
function checkTags(object: JsonObject): readonly Misfit[] {
	const content = object.content;
	if (typeof content !== 'string' || notInline.has(object.type) || endOfTags(content) === undefined) return [];
	return [{ path: ['content'], what: 'wrong', message: `holds more than ${maxTags} tags` }];
}
