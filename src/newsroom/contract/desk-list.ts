import * as v from 'valibot';
import { workStates, workTypes } from '#content/contract';
import { planSchema } from './story.ts';

const shortText = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** The query of `GET /{brand}/api/notas/`: which stories the desk shows. */
export const deskQuerySchema = v.object({
	state: v.optional(v.picklist(workStates), 'working'),
	type: v.optional(v.picklist(workTypes)),
	section: shortText,
	author: shortText,
	words: shortText,
	also: shortText,
	from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
});

const rowSchema = v.object({
	id: v.string(),
	revision: v.string(),
	type: v.string(),
	headline: v.optional(v.string()),
	/** The path of its picture, cropped to 3:2. */
	thumbnail: v.optional(v.string()),
	section: v.optional(v.string()),
	authors: v.array(v.string()),
	path: v.optional(v.string()),
	receivedAt: v.string(),
	sender: v.string(),
	displayedAt: v.optional(v.string()),
	isPublished: v.boolean(),
	isDraft: v.boolean(),
	isTaken: v.boolean(),
	plans: v.array(planSchema),
});

/** A story on the desk; see `DeskRow` of the content. */
export type DeskRowView = v.InferOutput<typeof rowSchema>;

/** The answer of `GET /{brand}/api/notas/`. */
export const deskListSchema = v.object({ rows: v.array(rowSchema), next: v.optional(v.number()) });
export type DeskList = v.InferOutput<typeof deskListSchema>;
