import * as v from 'valibot';
import { listedFields } from '../listed-fields.ts';
import { sectionIdSchema } from '../path-schemas.ts';
import { slugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** A path of the brand's site, or the https address of another one. */
const targetSchema = v.union([
	v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-/]*$/)),
	v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(500)),
]);

/** A document of type `ad`: what an ad slot shows. Its id is a slug. */
export const adSchema = v.looseObject({
	type: v.literal('ad'),
	_id: slugSchema(60),
	source: sourceSchema,
	kicker: v.optional(textSchema(40)),
	title: textSchema(80),
	text: textSchema(140),
	/** The words of its button. */
	action: textSchema(30),
	href: targetSchema,
	/** Who pays for it; absent where the brand shows something of its own. */
	advertiser: v.optional(textSchema(60)),
	/** The sections to which it belongs; absent for the whole site. */
	sections: v.optional(v.pipe(v.array(sectionIdSchema), v.minLength(1))),
	...listedFields,
});

export type AdDocument = v.InferOutput<typeof adSchema>;
