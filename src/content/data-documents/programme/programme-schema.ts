import * as v from 'valibot';
import { areAscending } from '../are-ascending.ts';
import { pictureField } from '../listed-fields.ts';
import { sectionIdSchema } from '../path-schemas.ts';
import { slugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

const person = v.object({
	name: textSchema(100),
	/** What they do, or whom they play, such as `Conducción` or `Amparo`. */
	role: textSchema(100),
});

const chapter = v.object({
	number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
	title: textSchema(200),
	/** The day on which it was, or will be, broadcast first. */
	date: v.optional(v.pipe(v.string(), v.isoDate())),
	/** The id of the story or video in which it can be seen or read. */
	story: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.metadata({ chosenFrom: 'stories' }))),
});

const season = v.object({
	name: textSchema(100),
	chapters: v.pipe(
		v.array(chapter),
		v.minLength(1),
		v.maxLength(400),
		v.check((all) => areAscending(all.map(({ number }) => number)), 'must be in the order of their numbers, each with its own'),
	),
});

/** A document of type `programme`: who makes a programme, when it is broadcast, and its chapters. Its page is that of its section. */
export const programmeSchema = v.looseObject({
	type: v.literal('programme'),
	_id: slugSchema(60),
	source: sourceSchema,
	/** The id of its section, such as `/programas/ficcion/salina-vieja`. */
	section: sectionIdSchema,
	/** What it is about. */
	text: textSchema(2_000),
	/** When it is broadcast, in words. */
	hours: v.optional(textSchema(200)),
	cast: v.optional(v.pipe(v.array(person), v.maxLength(60)), []),
	/** The newest first. */
	seasons: v.optional(
		v.pipe(
			v.array(season),
			v.maxLength(60),
			v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'must each have a name of its own'),
		),
		[],
	),
	...pictureField,
});

/** A checked document of type `programme`. */
export type ProgrammeDocument = v.InferOutput<typeof programmeSchema>;
