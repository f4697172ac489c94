import * as v from 'valibot';
import { listedFields } from '../listed-fields.ts';
import { slugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** The main categories of Apple Podcasts, by which apps sort shows. */
const categories = [
	'Arts',
	'Business',
	'Comedy',
	'Education',
	'Fiction',
	'Government',
	'Health & Fitness',
	'History',
	'Kids & Family',
	'Leisure',
	'Music',
	'News',
	'Religion & Spirituality',
	'Science',
	'Society & Culture',
	'Sports',
	'TV & Film',
	'Technology',
	'True Crime',
] as const;

/** A document of type `podcast`: a show. Its id is its slug: the last part of its address, and the tag of its episodes. */
export const podcastSchema = v.looseObject({
	type: v.literal('podcast'),
	_id: slugSchema(60),
	source: sourceSchema,
	title: textSchema(100),
	text: textSchema(2000),
	/** Who makes it, as apps show it. */
	author: textSchema(100),
	/** Where directories of podcasts write to the one who answers for it. */
	email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
	category: v.picklist(categories),
	/** Whether it has strong language. */
	explicit: v.optional(v.boolean(), false),
	/** How often and when it comes, in the words of the page. */
	schedule: v.optional(textSchema(100)),
	...listedFields,
});

/** A checked document of type `podcast`. */
export type PodcastDocument = v.InferOutput<typeof podcastSchema>;
