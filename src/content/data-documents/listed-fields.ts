import * as v from 'valibot';

/** The picture, an ANS image, where stories have theirs. */
export const pictureField = { promo_items: v.optional(v.looseObject({ basic: v.looseObject({ type: v.literal('image') }) })) };

/** The place in a list; the lowest comes first. */
export const orderField = { order: v.optional(v.pipe(v.number(), v.integer()), 0) };

/** The fields of documents that pages list with a picture. */
export const listedFields = { ...pictureField, ...orderField };
