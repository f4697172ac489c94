import * as v from 'valibot';
import { planActions, workStates } from '#content/contract';

const revision = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A plan that waits or was missed; see `Plan` of the content. */
export const planSchema = v.object({
	action: v.picklist(planActions),
	dueAt: v.string(),
	sender: v.string(),
	revision: v.nullable(v.string()),
	problem: v.nullable(v.string()),
});
export type PlanView = v.InferOutput<typeof planSchema>;

/** A story as the content has it: `text` is its newest ANS as JSON; see `WorkText` of the content. Times are ISO 8601 in UTC. */
export const storedStorySchema = v.object({
	id: v.string(),
	type: v.string(),
	text: v.string(),
	revision,
	receivedAt: v.string(),
	sender: v.string(),
	state: v.picklist(workStates),
	isDraft: v.boolean(),
	path: v.optional(v.string()),
	publishedRevision: v.optional(revision),
	plans: v.array(planSchema),
});
export type StoredStory = v.InferOutput<typeof storedStorySchema>;

/** The answer of `GET /{brand}/api/notas/{id}/?revision=…`: the newest text, unless there is none or it is of that revision. */
export const newestSchema = v.object({ newest: v.optional(storedStorySchema) });
export type NewestStory = v.InferOutput<typeof newestSchema>;

/** The body of a save and of a publication: the ANS, and the revision that it was made from; without one the story is new. */
export const editSchema = v.object({ base: v.optional(revision), document: v.record(v.string(), v.unknown()) });
export type Edit = v.InferOutput<typeof editSchema>;

/** The body of the question what a publication would change: the ANS. */
export const trialSchema = v.pick(editSchema, ['document']);
export type Trial = v.InferOutput<typeof trialSchema>;

/** The body of a plan: the text, the action, and the time in the time zone of the brand (`2026-11-26T20:00`). */
export const planInputSchema = v.object({
	...editSchema.entries,
	action: v.picklist(planActions),
	at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
});
export type PlanInput = v.InferOutput<typeof planInputSchema>;

/** The body of the call that cancels a plan. */
export const planEndSchema = v.object({ action: v.picklist(planActions) });

const names = v.array(v.string());

/** The answer of `POST /{brand}/api/notas/{id}/efectos/`: what a publication would change, by brand; see `Effect` of the content. */
export const effectsSchema = v.object({
	effects: v.array(
		v.object({
			brand: v.string(),
			path: v.optional(v.string()),
			isNew: v.boolean(),
			movedFrom: v.optional(v.string()),
			sections: names,
			tags: names,
			authors: names,
		}),
	),
});
export type EffectView = v.InferOutput<typeof effectsSchema>['effects'][number];

/** The body of a withdrawal: what readers have now. */
export const withdrawalSchema = v.object({ base: revision });

/** The answer 409: somebody else wrote meanwhile (N05). `newest` is missing when the story was deleted. */
export const conflictSchema = v.object({ code: v.literal('changed-meanwhile'), newest: v.optional(storedStorySchema) });
export type Conflict = v.InferOutput<typeof conflictSchema>;

/** The answer 422: what the content found wrong with a document, by its JSON path. */
export const refusedSchema = v.object({
	code: v.string(),
	message: v.string(),
	problems: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
	/** In a bulk change: the story that refused. */
	story: v.optional(v.string()),
});
export type Refused = v.InferOutput<typeof refusedSchema>;
