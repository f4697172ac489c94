import { numberAt, textAt } from '../json.ts';
import type { ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';

/** A rating; its default scale is 0 to 5. A value outside its scale is skipped. */
export const readRating: ReadElement = (element) => {
	const value = numberAt(element, 'numeric_rating');
	const min = numberAt(element, 'min') ?? 0;
	const max = numberAt(element, 'max') ?? 5;
	if (value === undefined || value < min || value > max || min >= max) return [];
	return [{ kind: 'rating', value, min, max, units: cleanText(textAt(element, 'units') ?? '') }];
};
