import type { JsonObject } from '../ans/json.ts';

/** A text that somebody wrote in the newsroom. */
export type Edit = {
	readonly id: string;
	/** The work as ANS. */
	readonly document: JsonObject;
	/** The revision from which the text was made; undefined for a new work. */
	readonly base: string | undefined;
	/** Whether the text is published; otherwise it is a draft. */
	readonly publishes: boolean;
	/** Members of the document that stay as they were. */
	readonly kept: readonly string[];
	/** Whether the text before this one stays a version even if it was saved a moment ago. */
	readonly keepsFormer?: boolean;
};
