import * as v from 'valibot';
import { listedFields } from '../listed-fields.ts';
import { programmePathSchema } from '../path-schemas.ts';
import { pageSlugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';
import { bytesOf, questionSchema } from './question-schema.ts';

/** Addresses below `/convocatorias/` that are pages of the site. */
const reservedSlugs: readonly string[] = ['postulacion', 'retirar'];

/** The files of one form, in bytes: a phone on a slow network needs minutes for as much. */
const maxBytes = 200_000_000;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** A document of type `call`: an open call for participants, with its form. Its id is its slug, the last part of its address. */
export const callSchema = v.pipe(
	v.looseObject({
		type: v.literal('call'),
		_id: pageSlugSchema(reservedSlugs),
		source: sourceSchema,
		title: textSchema(120),
		/** Paragraphs, separated by line breaks. */
		text: textSchema(3_000),
		/** The path of the programme that calls, such as `/programas/magazine/buen-dia-vereda/`. */
		programme: v.optional(programmePathSchema),
		opens: moment,
		closes: moment,
		/** Where and when participants take part, in words. */
		place: v.optional(textSchema(200)),
		dates: v.optional(textSchema(200)),
		requirements: v.optional(v.pipe(v.array(textSchema(300)), v.maxLength(20)), []),
		questions: v.pipe(
			v.array(questionSchema),
			v.minLength(1),
			v.maxLength(40),
			v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must have ids of their own'),
			v.check((all) => all.reduce((sum, question) => sum + bytesOf(question), 0) <= maxBytes, 'may take at most 200 MB of files together'),
		),
		/** The words that applicants agree to. */
		consent: textSchema(1_000),
		...listedFields,
	}),
	v.check(({ opens, closes }) => Date.parse(opens) < Date.parse(closes), 'must open before it closes'),
);

/** A checked document of type `call`. */
export type CallDocument = v.InferOutput<typeof callSchema>;
