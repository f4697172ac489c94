import * as v from 'valibot';
import { listedFields } from '../listed-fields.ts';
import { sectionIdSchema } from '../path-schemas.ts';
import { pageSlugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** Addresses below `/newsletters/` that are pages of the site. */
const reservedSlugs: readonly string[] = ['baja', 'confirmar', 'suscribir'];

/** A document of type `newsletter`. Its id is its slug: the last part of its address, and the tag of its editions. */
export const newsletterSchema = v.looseObject({
	type: v.literal('newsletter'),
	_id: pageSlugSchema(reservedSlugs),
	source: sourceSchema,
	title: textSchema(100),
	text: textSchema(500),
	/** How often and when it comes, in the words of the page. */
	schedule: textSchema(100),
	/** The id of its section, such as `/deportes`. */
	section: v.optional(sectionIdSchema),
	...listedFields,
});

/** A checked document of type `newsletter`. */
export type NewsletterDocument = v.InferOutput<typeof newsletterSchema>;
