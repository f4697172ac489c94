import type { AnsObject } from '../ans/ans-value.ts';

/** The text of a story that is not on the server yet, as this browser keeps it. */
export type LocalCopy = {
	readonly id: string;
	readonly document: AnsObject;
	/** The revision that the text was made from; a new story has none. */
	readonly base?: string;
	/** The text of that revision, and the text that was sent since without an answer. A merge compares with these. */
	readonly origin?: { readonly document: AnsObject; readonly unanswered?: AnsObject };
	/** When it was typed, in ms. */
	readonly typedAt: number;
};
