import * as v from 'valibot';
import { slugOf } from '../../ans/text/clean-text.ts';
import { areAscending } from '../are-ascending.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

const section = v.object({
	heading: textSchema(200),
	paragraphs: v.pipe(v.array(textSchema(5000)), v.maxLength(100)),
	/** Points below the paragraphs. */
	list: v.optional(v.pipe(v.array(textSchema(2000)), v.minLength(1), v.maxLength(100))),
});

const version = v.object({
	/** The day from which the version is in force. Readers see a later version from that day on. */
	since: v.pipe(v.string(), v.isoDate()),
	summary: textSchema(1000),
	sections: v.pipe(
		v.array(section),
		v.minLength(1),
		v.maxLength(60),
		v.check((all) => new Set(all.map(({ heading }) => slugOf(heading))).size === all.length, 'must each have a heading of its own'),
	),
});

/** A document of type `legal-text`: the terms of use or the text on personal data, in all versions. */
export const legalTextSchema = v.looseObject({
	type: v.literal('legal-text'),
	_id: v.picklist(['terms', 'privacy']),
	source: sourceSchema,
	title: textSchema(200),
	versions: v.pipe(
		v.array(version),
		v.minLength(1),
		v.maxLength(100),
		v.check((all) => areAscending(all.map(({ since }) => since).reverse()), 'must be in the order of their days, newest first'),
	),
});

/** A checked document of type `legal-text`. */
export type LegalTextDocument = v.InferOutput<typeof legalTextSchema>;
