import { numberAt, textAt } from '../json.ts';
import type { ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';

/** Without a largest value it is out of 5; a value outside its own scale says nothing and is left out. */
export const readRating: ReadElement = (element) => {
	const value = numberAt(element, 'numeric_rating');
	const min = numberAt(element, 'min') ?? 0;
	const max = numberAt(element, 'max') ?? 5;
	if (value === undefined || value < min || value > max || min >= max) return [];
	return [{ kind: 'rating', value, min, max, units: cleanText(textAt(element, 'units') ?? '') }];
};
