import * as v from 'valibot';
import { type DifferenceKind, differenceKinds } from './differences/difference.ts';

const isKind = (name: unknown): name is DifferenceKind => typeof name === 'string' && name in differenceKinds;

export const pageOutcomeSchema = v.object({
	/** The address at the old site. */
	address: v.string(),
	template: v.string(),
	/** Whether the old site had a page there; if not, there is nothing to compare. */
	wasThere: v.boolean(),
	/** Where the old site redirected the address to: a path of the site. */
	ledTo: v.optional(v.string()),
	differences: v.array(v.object({ kind: v.custom<DifferenceKind>(isKind), old: v.string(), new: v.string() })),
});

/** The result for one address. */
export type PageOutcome = v.InferOutput<typeof pageOutcomeSchema>;
