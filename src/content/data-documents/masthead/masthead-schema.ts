import * as v from 'valibot';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

const people = v.object({
	role: textSchema(100),
	names: v.pipe(v.array(textSchema(100)), v.minLength(1), v.maxLength(40)),
});

const contact = v.object({
	about: textSchema(100),
	text: v.optional(textSchema(500)),
	email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200)),
});

const principle = v.object({
	heading: textSchema(200),
	paragraphs: v.pipe(v.array(textSchema(2000)), v.minLength(1), v.maxLength(20)),
});

/** A document of type `masthead`: who publishes the site, who answers for it, how it works, and how to reach it. A brand has one. */
export const mastheadSchema = v.looseObject({
	type: v.literal('masthead'),
	_id: v.literal('masthead'),
	source: sourceSchema,
	text: textSchema(1000),
	publisher: v.object({ name: textSchema(200), address: v.optional(textSchema(300)) }),
	people: v.pipe(v.array(people), v.minLength(1), v.maxLength(40)),
	contacts: v.pipe(v.array(contact), v.minLength(1), v.maxLength(20)),
	principles: v.optional(v.pipe(v.array(principle), v.maxLength(20)), []),
});
