import * as v from 'valibot';
import { documentIdSchema } from '#content/contract';
import { at, textAt } from '../json.ts';
import { readPicture } from '../picture/read-picture.ts';
import type { ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { hrefOn } from '../web-address.ts';

/** A story inside the body of another becomes a link to it, with its picture. */
export const readStoryElement: ReadElement = (element, context) => {
	const id = v.safeParse(documentIdSchema, element._id);
	const headline = cleanText(textAt(element, 'headlines', 'basic') ?? '');
	const href = hrefOn(element, context);
	if (!id.success || headline === '' || href === undefined) return [];
	const picture = readPicture(at(element, 'promo_items', 'basic'), context);
	return [{ kind: 'story', id: id.output, headline, href, ...(picture ? { picture } : {}) }];
};
